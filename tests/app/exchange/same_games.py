"""When are two records the same game? Cards may lie in another order within a hand or kitty."""

from __future__ import annotations

from dataclasses import replace

from euchre_desktop.rules import Deal, DealRecord, Record
from euchre_desktop.rules.cards import in_order


def in_fixed_order(record: Record) -> Record:
    """The record with hands, dummy and the hidden part of the kitty in one fixed order."""
    return replace(record, deals=tuple(map(_deal_in_order, record.deals)))


def _deal_in_order(recorded: DealRecord) -> DealRecord:
    deal = recorded.deal
    return replace(
        recorded,
        deal=Deal(
            deal.dealer,
            tuple(map(in_order, deal.hands)),
            in_order(deal.dummy),
            (deal.upcard, *in_order(deal.kitty[1:])),
        ),
    )
