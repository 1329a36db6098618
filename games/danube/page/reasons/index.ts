// Why a step of Down the Danube is good, in words.
import type { Because } from '@nemeton/board/reasons'
import { spoken } from '@nemeton/board/words'
import en from './en'
import type { Reason } from '../schema'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason, { percent }) => {
  switch (reason.kind) {
    case 'comes_home':
    case 'passes_rapids':
      return say[reason.kind](reason.left)
    case 'switches_back':
      return say.switches_back(reason.from, reason.to)
    case 'blocks':
      return say.blocks(reason.boats, reason.squares[0], reason.squares.at(-1)!)
    case 'costs_throw':
      return say.costs_throw(percent(reason.chance))
    case 'covers':
      return say.covers(reason.boats, reason.before)
    case 'exposes_less':
      return say.covers(reason.boats, reason.otherwise)
    case 'reaches_mooring':
      return say.reaches_mooring(reason.square)
    case 'wins':
    case 'avoids_rapids':
    case 'leaves_springs':
      return say[reason.kind]
  }
}
