// Why an action of a race is good, in words.
import { sentences } from '@nemeton/board/person'
import type { Because } from '@nemeton/board/reasons'
import { spoken } from '@nemeton/board/words'
import en from './en'
import type { Reason } from '../schema'
import { say as words } from '../words'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason, { persons, percent }) => {
  /** '' of what is certain, or cannot be. */
  const likely = (chance: number) => (chance > 1 - 1e-9 || chance < 1e-9 ? '' : percent(chance))
  switch (reason.kind) {
    case 'goes_out':
      return say.goes_out(words.has(reason.points), likely(reason.chance))
    case 'comes_home':
      return say.comes_home(reason.left, likely(reason.chance))
    case 'bumps':
      return say.bumps(persons(reason.seat), reason.steps, likely(reason.chance))
    case 'exchanges': {
      const { won, lost, chance } = reason
      return sentences(say.exchanges(persons(reason.seat), won, lost, likely(chance)))
    }
    case 'takes_gate':
      return say.takes_gate(reason.gate, reason.steps, likely(reason.chance))
    case 'risks_less':
      return say.risks_less(likely(reason.chance), percent(reason.otherwise))
    case 'covers':
    case 'exposes_less':
      return say.covers(reason.position, likely(reason.chance), percent(reason.otherwise))
    case 'aims_home':
      return say.aims_home(percent(reason.chance))
    case 'joins':
    case 'on_blank':
      return say[reason.kind](reason.position)
    case 'taken_home':
    case 'shorter_way':
      return say[reason.kind](reason.steps)
    case 'enters':
      return say.enters(reason.left)
  }
}
