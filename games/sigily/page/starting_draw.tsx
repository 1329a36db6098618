// The order of play: all throw the sticks and the highest is first; the rest throw again for the second place, and so on.
import type { Cast, StartingDraw, Seat } from '@nemeton/board/game'
import { fallenSticks, Stick } from './sticks'
import { say } from './words'

/** What four sticks show, by how likely it is: sixteenths. */
const throws = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5]
/** How many throws there are without a tie, and two more: nobody wants to watch a long row of ties. */
const longest = (seats: number) => (seats * (seats + 1)) / 2 + 1

/** The throws of some seats until one is ahead, and which; those that are equal at the top throw again. */
function round(seats: Seat[], below: (n: number) => number): [Cast[], Seat] {
  const casts = seats.map((seat) => ({ seat, value: throws[below(16)]! }))
  const most = Math.max(...casts.map(({ value }) => value))
  const best = casts.filter(({ value }) => value === most).map(({ seat }) => seat)
  if (best.length === 1) return [casts, best[0]!]
  const [again, first] = round(best, below)
  return [[...casts, ...again], first]
}

export const startingDraw: StartingDraw = {
  rule: say.startingDrawRule,
  casts(seats, below) {
    for (;;) {
      const casts: Cast[] = []
      let left = Array.from({ length: seats }, (_, seat) => seat)
      while (left.length > 1) {
        const [thrown, first] = round(left, below)
        if (first !== left[0]) break
        casts.push(...thrown)
        left = left.slice(1)
      }
      if (left.length === 1 && casts.length <= longest(seats)) return casts
    }
  },
  Figure: ({ seat, value }) => (
    <g class="sigily">
      {fallenSticks(String(value), seat).map(({ flat, turn }, i) => (
        <g key={i} class="stick" transform={`translate(48 ${7.5 + i * 11}) rotate(${turn / 4}) scale(.5)`}>
          <Stick flat={flat} animal={i} />
        </g>
      ))}
    </g>
  ),
  says: ({ value }) => String(value),
}
