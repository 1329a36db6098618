// Why a move of Brandubh is good, in words.
import type { Because } from '@nemeton/board/reasons'
import { listed, spoken } from '@nemeton/board/words'
import en from './en'
import type { Reason } from '../schema'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason) => {
  switch (reason.kind) {
    case 'wins':
      return say.wins[reason.why] ?? ''
    case 'captures':
    case 'saves':
    case 'threatens':
    case 'keeps':
      return say[reason.kind](reason.piece, listed(reason.squares), reason.squares.length)
    case 'opens_way':
    case 'closes_way':
    case 'keeps_closed':
    case 'opens_square':
    case 'closes_square':
      return say[reason.kind](listed(reason.squares))
    case 'saves_king':
    case 'threatens_king':
    case 'keeps_king':
      return say[reason.kind]
    case 'hems_in':
      return say.hems_in(reason.moves)
  }
}
