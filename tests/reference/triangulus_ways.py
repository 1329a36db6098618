"""Ways of playing Triangulus, and the rules that must come up."""

from races_ways import GOALS, LENGTH, WRONG_OPTIONS as FOR_ALL, fit, options, wrong_outcomes, wrong_tokens

WRONG_OPTIONS = FOR_ALL + [{"partners": True}]
MUST = []
