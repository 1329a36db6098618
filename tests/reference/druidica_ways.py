"""Ways of playing Druidica."""

from races_ways import GOALS as GOALS_OF_ALL, LENGTH, WRONG_OPTIONS, both_headings, fit, options, sunwise, wrong_outcomes, wrong_tokens

GOALS = GOALS_OF_ALL + [sunwise, both_headings]
RULES = 200
