// The domino races played on paper: the stock of two sets, and points.
import type { Companion } from '@nemeton/board/companion'
import { spoken } from '@nemeton/board/words'
import en from './en'
import { Face } from '../art/domino'
import '../race.css'
import '../art/pieces.css'

const say = await spoken<typeof en>(en, import.meta.glob(['./??.ts', '!./en.ts']))

const doubleSix = [0, 1, 2, 3, 4, 5, 6].flatMap((high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}${low}`),
)
const valuesOf = (tile: string) => [...tile].map(Number)

const companion: Companion = {
  start: say.start,
  order: 'lot',
  turn: say.turn,
  class: 'race',
  tools: [
    {
      kind: 'pile',
      pieces: [...doubleSix, ...doubleSix],
      Face: ({ piece }) => <Face values={valuesOf(piece)} />,
      says: (tile) => say.tile(valuesOf(tile)[0]!, valuesOf(tile)[1]!),
    },
    { kind: 'counters', name: say.points },
  ],
}

export default companion
