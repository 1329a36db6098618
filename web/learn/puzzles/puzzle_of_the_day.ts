// The puzzle of the day: the same for everyone, wherever they are, with no server asked.

/** Today, counted in days of UTC since 1970. */
export const today = (): number => Math.floor(Date.now() / 86_400_000)

/** Which of so many puzzles is a day's, from 0. */
export const puzzleOfTheDay = (day: number, count: number): number => day % count

/** How many days in a row, up to today or yesterday, are among these. */
export function streak(days: readonly number[], now = today()): number {
  const known = new Set(days)
  let day = known.has(now) ? now : now - 1
  let length = 0
  for (; known.has(day); --day) ++length
  return length
}
