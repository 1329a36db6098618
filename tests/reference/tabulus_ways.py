"""Ways of playing Tabulus."""

from races_ways import GOALS, LENGTH, WRONG_OPTIONS, fit, options, wrong_outcomes, wrong_tokens

RULES = 190
