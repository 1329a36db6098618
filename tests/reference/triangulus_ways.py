"""Ways of playing Triangulus, and the rules that must come up."""

from races_ways import GOALS, LENGTH, MUST as MUST_OF_ALL, WRONG_OPTIONS as WRONG_FOR_ALL, fit, options, wrong_outcomes, wrong_tokens

WRONG_OPTIONS = WRONG_FOR_ALL + [{"partners": True}]
MUST = MUST_OF_ALL + [
    "exchange: the attacker comes to an End that is not its own",
    "exchange: the other comes to an End that is not its own",
    "lands on another seat's End",
    "lands on another seat's End, with a bump",
    "most advanced: not the highest position",
    "no bump: the mover's own End",
    "no exchange: the other's End",
    "no exchange: the own End",
    "ply limit, with points",
]
