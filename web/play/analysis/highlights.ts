// What a finished game comes down to: when it turned, and who was ahead for how long.

/** So much more than all others is ahead. */
const leastLead = 0.005

/** Which side is ahead by these chances; null where none is. */
export function leaderOf(chances: number[]): number | null {
  const best = chances.indexOf(Math.max(...chances))
  return chances.every((chance, side) => side === best || chance < chances[best]! - leastLead) ? best : null
}

/** The event from which on a side was ahead to the end; 0 where that was so from the start, null where it was not ahead at the end. */
export function turningPoint(leaders: (number | null)[], winner: number): number | null {
  const before = leaders.findLastIndex((leader) => leader !== winner)
  return before === leaders.length - 1 ? null : before + 1
}

/** Who was ahead for the most events one after the other; null where nobody ever was. */
export function longestLead(leaders: (number | null)[]): { side: number; events: number } | null {
  let longest: { side: number; events: number } | null = null
  let run = 0
  leaders.forEach((side, n) => {
    run = n > 0 && leaders[n - 1] === side ? run + 1 : 1
    if (side !== null && run > (longest?.events ?? 0)) longest = { side, events: run }
  })
  return longest
}
