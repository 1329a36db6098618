// Drawing the seat that begins: the sticks are thrown in turn until one throws a 1.
import type { Cast, StartingDraw } from '@nemeton/board/game'
import { fallenSticks, Stick } from './sticks'
import { say } from './words'

/** The throws, each as often as it is likely, in sixteenths. */
const THROWS = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 6]
const LONGEST = 5

export const startingDraw: StartingDraw = {
  rule: say.startingDrawRule,
  casts(seats, below) {
    for (;;) {
      const casts: Cast[] = []
      for (let seat = below(seats); casts.at(-1)?.value !== 1; seat = (seat + 1) % seats) {
        casts.push({ seat, value: THROWS[below(16)]! })
      }
      // Longer ones are thrown again: nobody wants to watch them.
      if (casts.at(-1)!.seat === 0 && casts.length <= LONGEST) return casts
    }
  },
  Figure: ({ seat, value }) => (
    <g class="danube">
      {fallenSticks(value, seat).map(({ white, turn }, i) => (
        <g key={i} class="stick" transform={`translate(48 ${8 + i * 11}) rotate(${turn / 4})`}>
          <Stick white={white} length={78} thick={7} />
        </g>
      ))}
    </g>
  ),
  says: ({ value }) => say.startingDraw(value),
}
