// Why an act or a roll is good, in words.
import type { Because } from '@nemeton/board/reasons'
import { spoken } from '@nemeton/board/words'
import en from './en'
import type { Reason } from '../schema'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason, { percent }) => {
  switch (reason.kind) {
    case 'may_win':
    case 'guards':
      return say[reason.kind](
        reason.chance === 0 ? '' : percent(reason.chance),
        reason.otherwise === 0 ? '' : percent(reason.otherwise),
      )
    case 'berserk':
      return say.berserk(reason.out, reason.one_by_one)
    case 'puts_out':
      return say.putsOut(reason.out, reason.left)
    case 'leaves_more':
      return say.leavesMore(reason.out, reason.otherwise)
    case 'gains':
      return say.gains(reason.athletes, reason.pulling)
    case 'adds_six':
      return say.addsSix(reason.sixes)
    case 'lowers_column':
      return say.lowersColumn(reason.rolled, reason.beside, percent(reason.chance), percent(reason.otherwise))
    case 'improves':
    case 'keeps':
      return say[reason.kind](reason.out, reason.better, reason.worse)
    case 'lays_down':
      return say.laysDown(reason.lying)
    case 'wins':
    case 'clears':
      return say[reason.kind]
  }
}
