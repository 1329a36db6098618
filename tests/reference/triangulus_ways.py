"""Ways of playing Triangulus."""

from races_ways import GOALS, LENGTH, WRONG_OPTIONS as WRONG_FOR_ALL, fit, options, wrong_outcomes, wrong_tokens

WRONG_OPTIONS = WRONG_FOR_ALL + [{"partners": True}]
RULES = 150
