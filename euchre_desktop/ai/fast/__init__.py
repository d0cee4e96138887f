"""The part of thinking that must be fast: compiled where a compiler is at hand.

`board` says how cards become numbers, `bits` takes sets of them apart, `solver` plays on with all
cards seen. A module that is compiled has a `.pxd` beside it with its C types; it shares the inline
functions of `bits` and the methods of `Solver` with other compiled modules by `cimport` there.
"""
