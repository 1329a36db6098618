/** What is asked, the right answer, three wrong ones, and a word about the right one. */
export type Question = [
  ask: string,
  right: string,
  wrong1: string,
  wrong2: string,
  wrong3: string,
  why: string,
]

/** Reads cards that stand apart by an empty line, a line for each of their texts; lines that begin with # are headings. */
export const readDeck = (text: string): Question[] =>
  text
    .trim()
    .split('\n\n')
    .map((card) => card.split('\n').filter((line) => !line.startsWith('#')) as Question)
