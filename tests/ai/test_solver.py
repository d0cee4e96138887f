"""The solver, compiled or not, gives the value of every position that the rules give."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from euchre_desktop.ai.fast import random_deals, solver
from euchre_desktop.ai.fast.bits import count, distinct
from euchre_desktop.ai.fast.board import decode, encode
from euchre_desktop.ai.fast.solver import EXACT, POINTS, POINTS_AGAINST_LONER, Solver
from tests.ai import brute_force
from tests.ai.brute_force import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    SPADES,
    Card,
    Position,
    deck,
    random_position,
)

DECKS = [deck(9, False), deck(9, True), deck(7, False), deck(7, True)]
"""24, 25, 32 and 33 cards."""

Sides = tuple[bool, ...]
"""For each seat whether it is of the maker's side."""

ALONE_OF_2: list[Sides] = [(True, False), (False, True)]
ONE_AGAINST_TWO: list[Sides] = [(True, False, False), (False, True, False), (False, False, True)]
TWO_AGAINST_ONE: list[Sides] = [(False, True, True), (True, False, True), (True, True, False)]
PARTNERS: list[Sides] = [(True, False, True, False), (False, True, False, True)]


def source_of(module: ModuleType) -> ModuleType:
    """The same module, run from its source even where it is compiled."""
    assert module.__file__ is not None
    path = Path(module.__file__).parent / f"{module.__name__.rpartition('.')[2]}.py"
    spec = spec_from_file_location(f"source_of_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    source = module_from_spec(spec)
    spec.loader.exec_module(source)
    return source


SOURCE = source_of(solver)


@pytest.fixture(params=["as imported", "as source"])
def solve(request: pytest.FixtureRequest) -> Solver:
    """A solver of either form."""
    if request.param == "as imported":
        return Solver()
    made: Solver = SOURCE.Solver()
    return made


def arguments(position: Position) -> tuple[list[int], int, int, list[int]]:
    """A position as the solver takes it."""
    trump = position.trump
    hands = [encode(hand, trump) for hand in position.hands]
    makers = sum(1 << seat for seat, maker in enumerate(position.makers) if maker)
    return hands, makers, position.leader, [encode([card], trump) for card in position.trick]


def tricks(solve: Solver, position: Position, asked: int = EXACT, taken: int = 0) -> int:
    return solve.tricks(*arguments(position), asked=asked, taken=taken)


def card_values(solve: Solver, position: Position) -> dict[Card, int]:
    values = solve.card_values(*arguments(position))
    return {decode(card, position.trump)[0]: value for card, value in values.items()}


def positions(number: int, sides: list[Sides], left: int, seed: int) -> Iterator[Position]:
    """Random positions, with every deck, every side and every state of the trick in turn."""
    chance = random.Random(seed)
    for index in range(number):
        makers = sides[index % len(sides)]
        cards = DECKS[index // len(sides) % len(DECKS)]
        yield random_position(chance, makers, left, cards, index % len(makers))


@pytest.mark.parametrize(
    ("number", "sides", "left"),
    [
        pytest.param(100, ALONE_OF_2, 1, id="2 seats, 1 card"),
        pytest.param(400, ALONE_OF_2, 2, id="2 seats, 2 cards"),
        pytest.param(600, ALONE_OF_2, 3, id="2 seats, 3 cards"),
        pytest.param(400, ALONE_OF_2, 4, id="2 seats, 4 cards"),
        pytest.param(60, ALONE_OF_2, 5, id="2 seats, 5 cards"),
        pytest.param(100, ONE_AGAINST_TWO, 1, id="one against two, 1 card"),
        pytest.param(500, ONE_AGAINST_TWO, 2, id="one against two, 2 cards"),
        pytest.param(500, ONE_AGAINST_TWO, 3, id="one against two, 3 cards"),
        pytest.param(30, ONE_AGAINST_TWO, 4, id="one against two, 4 cards"),
        pytest.param(500, TWO_AGAINST_ONE, 2, id="two against one, 2 cards"),
        pytest.param(500, TWO_AGAINST_ONE, 3, id="two against one, 3 cards"),
        pytest.param(30, TWO_AGAINST_ONE, 4, id="two against one, 4 cards"),
        pytest.param(100, PARTNERS, 1, id="partners, 1 card"),
        pytest.param(800, PARTNERS, 2, id="partners, 2 cards"),
        pytest.param(300, PARTNERS, 3, id="partners, 3 cards"),
    ],
)
def test_every_card_is_worth_what_the_rules_make_of_it(
    number: int, sides: list[Sides], left: int
) -> None:
    solvers: list[Solver] = [Solver(), SOURCE.Solver()]
    for position in positions(number, sides, left, seed=left):
        values = brute_force.card_values(position)
        best = max if position.makers[position.seat] else min
        for each in solvers:
            assert card_values(each, position) == values, position
            assert tricks(each, position) == best(values.values()), position


def test_both_forms_agree_on_whole_deals() -> None:
    source = source_of(random_deals)
    for seats in (2, 3, 4):
        compiled = random_deals.Dealer(seats).total(seats, 60, Solver(), EXACT)
        assert source.Dealer(seats).total(seats, 60, SOURCE.Solver(), EXACT) == compiled


def test_solvers_in_different_threads_do_not_disturb_each_other() -> None:
    def total(seats: int) -> int:
        return random_deals.Dealer(seats).total(seats, 60, Solver(), EXACT)

    seats = [2, 3, 4, 4, 3, 2]
    with ThreadPoolExecutor(max_workers=len(seats)) as threads:
        assert list(threads.map(total, seats)) == [total(number) for number in seats]


def test_the_source_is_never_the_compiled_form() -> None:
    assert not SOURCE.is_compiled()
    assert solver.is_compiled() == (not str(solver.__file__).endswith(".py"))


def test_the_tricks_of_both_sides_add_up(solve: Solver) -> None:
    for position in positions(40, PARTNERS + ONE_AGAINST_TWO, 5, seed=1):
        swapped = Position(
            position.trump,
            position.hands,
            tuple(not maker for maker in position.makers),
            position.leader,
            position.trick,
        )
        assert tricks(solve, position) + tricks(solve, swapped) == 5


def test_numbering_the_seats_from_another_one_changes_nothing(solve: Solver) -> None:
    for position in positions(40, PARTNERS + ONE_AGAINST_TWO, 5, seed=2):
        turned = Position(
            position.trump,
            position.hands[1:] + position.hands[:1],
            position.makers[1:] + position.makers[:1],
            (position.leader - 1) % len(position.hands),
            position.trick,
        )
        assert tricks(solve, turned) == tricks(solve, position)


def test_the_side_suits_may_change_places(solve: Solver) -> None:
    """Clubs and spades change places where neither is trump nor holds the left bower."""
    swap = {CLUBS: SPADES, SPADES: CLUBS}
    chance = random.Random(3)
    for _ in range(40):
        dealt = chance.sample(DECKS[3], 20)
        hands = tuple(tuple(dealt[5 * seat : 5 * seat + 5]) for seat in range(4))
        swapped = tuple(
            tuple((rank, swap.get(suit, suit)) for rank, suit in hand) for hand in hands
        )
        for trump in (DIAMONDS, HEARTS):
            position = Position(trump, hands, PARTNERS[0], 0)
            mirrored = Position(trump, swapped, PARTNERS[0], 0)
            assert tricks(solve, mirrored) == tricks(solve, position)


def test_a_position_is_worth_what_its_best_card_leads_to(solve: Solver) -> None:
    for position in positions(24, PARTNERS, 5, seed=4):
        values = card_values(solve, position)
        for card, value in values.items():
            following, taken = brute_force.after(position, card)
            assert tricks(solve, following, taken=taken) == value
        best = max if position.makers[position.seat] else min
        assert tricks(solve, position) == best(values.values())


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_asked_for_points_it_names_the_highest_step_reached(solve: Solver, taken: int) -> None:
    for position in positions(120, PARTNERS, 5 - taken, seed=5):
        total = tricks(solve, position, taken=taken)
        for asked, steps in ((POINTS, (0, 3, 5)), (POINTS_AGAINST_LONER, (0, 1, 3, 5))):
            reached = max(step for step in steps if step <= total)
            assert tricks(solve, position, asked, taken) == reached


def test_after_the_last_trick_only_the_tricks_taken_count(solve: Solver) -> None:
    for makers in (*ALONE_OF_2, *PARTNERS):
        finished = Position(SPADES, ((),) * len(makers), makers, 0)
        assert tricks(solve, finished, taken=3) == 3
        assert card_values(solve, finished) == {}


def test_an_earlier_deal_is_forgotten_with_its_sides(solve: Solver) -> None:
    hands = (
        ((14, HEARTS), (13, HEARTS), (9, CLUBS)),
        ((12, HEARTS), (10, HEARTS), (14, CLUBS)),
    )
    for makers, expected in ((ALONE_OF_2[0], 2), (ALONE_OF_2[1], 1), (ALONE_OF_2[0], 2)):
        assert tricks(solve, Position(HEARTS, hands, makers, 0)) == expected


def test_the_table_starts_afresh_when_the_deals_are_used_up() -> None:
    solve: Solver = SOURCE.Solver()
    position = next(positions(1, PARTNERS, 5, seed=6))
    expected = tricks(solve, position)
    solve.deal = (1 << 18) - 1
    assert tricks(solve, position) == expected
    assert solve.deal == 1


def test_the_left_bower_led_asks_for_trump(solve: Solver) -> None:
    """The jack of diamonds is a heart: the king of hearts must fall, the diamond may not."""
    hands = (((9, CLUBS),), ((13, HEARTS), (14, DIAMONDS)))
    position = Position(HEARTS, hands, ALONE_OF_2[0], 0, ((11, DIAMONDS),))
    assert card_values(solve, position) == {(13, HEARTS): 2}


def test_the_left_bower_need_not_follow_the_suit_printed_on_it(solve: Solver) -> None:
    hands = (((9, CLUBS),), ((11, DIAMONDS), (10, SPADES)))
    position = Position(HEARTS, hands, ALONE_OF_2[0], 0, ((14, DIAMONDS),))
    assert card_values(solve, position) == {(11, DIAMONDS): 0, (10, SPADES): 1}


def test_the_joker_takes_the_right_bower_and_the_right_the_left(solve: Solver) -> None:
    for higher, lower in ((JOKER, (11, SPADES)), ((11, SPADES), (11, CLUBS))):
        position = Position(SPADES, ((lower,), (higher,)), ALONE_OF_2[0], 0)
        assert tricks(solve, position) == 0


def test_a_guarded_bower_cannot_be_caught(solve: Solver) -> None:
    """The right bower draws the nine, then the left bower is high."""
    hands = (((11, SPADES), (14, SPADES)), ((11, CLUBS), (9, SPADES)))
    assert tricks(solve, Position(SPADES, hands, ALONE_OF_2[0], 0)) == 1
    bare = (((11, SPADES), (14, SPADES)), ((11, CLUBS), (9, HEARTS)))
    assert tricks(solve, Position(SPADES, bare, ALONE_OF_2[0], 0)) == 2


def test_an_ace_is_no_sure_trick_before_a_void_hand_with_a_trump(solve: Solver) -> None:
    hands = (((14, CLUBS),), ((9, HEARTS),), ((13, CLUBS),))
    assert tricks(solve, Position(HEARTS, hands, ONE_AGAINST_TWO[0], 0)) == 0
    assert tricks(solve, Position(DIAMONDS, hands, ONE_AGAINST_TWO[0], 0)) == 1


@pytest.mark.parametrize(
    ("hands", "leader", "trick"),
    [
        pytest.param([3], 0, [], id="one seat"),
        pytest.param([1, 2], 2, [], id="a leader who does not play"),
        pytest.param([1, 6], 0, [], id="a card too many"),
        pytest.param([1, 2, 4], 0, [8], id="the leader has not played"),
        pytest.param([1, 2], 0, [4, 8], id="a finished trick"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    solve: Solver, hands: list[int], leader: int, trick: list[int]
) -> None:
    with pytest.raises(ValueError, match=r"seats|fit"):
        solve.tricks(hands, 1, leader, trick)


@pytest.mark.parametrize("trump", range(4))
def test_each_card_has_a_place_of_its_own(trump: int) -> None:
    cards = deck(7, True)
    assert count(encode(cards, trump)) == 33
    assert sorted(decode(encode(cards, trump), trump)) == sorted(cards)


def test_trump_lies_on_top_in_its_order() -> None:
    order = [(7, 2), (8, 2), (9, 2), (10, 2), (12, 2), (13, 2), (14, 2), (11, 1), (11, 2), JOKER]
    assert decode(encode(deck(7, True), HEARTS), HEARTS)[-10:] == order


def test_cards_are_worth_the_same_until_another_lies_between() -> None:
    mine = encode([(9, CLUBS), (10, CLUBS), (13, CLUBS), (14, CLUBS), (9, SPADES)], HEARTS)
    queen = encode([(12, CLUBS)], HEARTS)
    assert decode(distinct(mine, 0), HEARTS) == [(9, CLUBS), (9, SPADES)]
    assert decode(distinct(mine, queen), HEARTS) == [(9, CLUBS), (13, CLUBS), (9, SPADES)]


def test_no_module_of_cython_is_needed_at_run_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    assert source_of(solver).Solver().tricks([1, 2], 1, 0) == 0
