"""Ways of playing Tabulus, and the rules that must come up."""

from races_ways import GOALS, LENGTH, WRONG_OPTIONS, fit, options, wrong_outcomes, wrong_tokens

MUST = []
