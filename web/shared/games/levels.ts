// The levels of the bots.

export const levels = [
  'beginner',
  'novice',
  'casual',
  'skilled',
  'strong',
  'expert',
  'master',
  'best',
] as const
/** How well a bot plays, the weakest first. */
export type Level = (typeof levels)[number]
