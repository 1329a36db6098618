// Who is ahead by a count.
import type { Seat } from './game'

/** The seats with the most, none where all have the same; `counts` are by seat. */
export function withMost(counts: number[]): Seat[] {
  const most = Math.max(...counts)
  const seats = counts.flatMap((count, seat) => (count === most ? [seat] : []))
  return seats.length === counts.length ? [] : seats
}
