// The draw for the first turn of a race: everybody draws a tile, and the most pips begin.
import type { Cast, StartingDraw } from '@nemeton/board/game'
import { Face } from './art/domino'
import { say } from './words'

/** The tiles of a set, high number first. */
const tileSet = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low): [number, number] => [high, low]),
).flat()

const pips = ({ value }: Cast) => tileSet[value]![0] + tileSet[value]![1]

export const startingDraw: StartingDraw = {
  rule: say.startingDrawRule,
  casts(seats, below) {
    for (;;) {
      // From two sets, without putting back.
      const stock = [...tileSet.keys(), ...tileSet.keys()]
      const casts = Array.from({ length: seats }, (_, seat) => ({
        seat,
        value: stock.splice(below(stock.length), 1)[0]!,
      }))
      // If several have drawn the most, all draw again.
      if (casts.slice(1).every((cast) => pips(cast) < pips(casts[0]!))) return casts
    }
  },
  Figure: ({ value }) => (
    <g transform="translate(48 23) scale(0.42)">
      <Face values={tileSet[value]!} />
    </g>
  ),
  says: ({ value }) => tileSet[value]!.join('-'),
}
