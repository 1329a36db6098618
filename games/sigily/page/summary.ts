// A turn in a line: what was thrown to move, where chariots went, and how fights ended.
import type { Persons } from '@nemeton/board/person'
import type { SigilyEvent } from './position'
import type { Effect, Seat, View } from './schema'
import { nameOf, say, spells } from './words'

const words = say.summary
const nobody = { you: false, name: '' } as const

export function summary(events: SigilyEvent[], { turn }: View, persons: Persons): string {
  const first = events.flatMap(({ effects }) => effects).find((effect) => 'seat' in effect)
  const seat = turn ?? (first as { seat: Seat } | undefined)?.seat
  if (seat === undefined) return ''
  const throws = events.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.kind === 'thrown' && effect.stage === 'throw' ? effect.value : [])),
  )
  const parts = events.flatMap(({ effects }) =>
    effects.flatMap((effect) => part(effect, effects, seat, persons) ?? []),
  )
  const taken = events
    .flatMap(({ effects }) => effects)
    .reduce((sum, effect) => sum + (effect.kind === 'took' && effect.seat === seat ? effect.coins : 0), 0)
  if (taken > 0) parts.push(words.took(taken))
  if (throws.length + parts.length === 0) return ''
  const { you, name } = persons(seat)
  return [words.threw(you ? words.you : name, throws.join(', ')), parts.join(', ')].filter(Boolean).join(': ')
}

/** What an effect adds to the line of `mover`, if anything. */
function part(effect: Effect, effects: Effect[], mover: Seat, persons: Persons): string | undefined {
  const has = (kind: Effect['kind']) => effects.some((each) => each.kind === kind)
  switch (effect.kind) {
    case 'came_in':
      return words.cameIn(nameOf(effect.stack.at))
    case 'moved':
    case 'moved_back':
      return has('came_home') ? undefined : words.moved(nameOf(effect.from), nameOf(effect.stack.at))
    case 'came_home': {
      const coins = effects.flatMap((each) => (each.kind === 'brought_home' ? each.coins : []))
      return words.home(
        effect.chariots.length,
        coins.reduce((sum, each) => sum + each, 0),
      )
    }
    case 'won':
      return effect.seat === mover
        ? words.won(persons(effect.enemy), effect.coins)
        : words.lostTo(persons(effect.seat), effect.coins)
    case 'cast':
      return words.cast(spells[effect.spell]!, effect.enemy === null ? nobody : persons(effect.enemy))
    case 'died':
      return effect.by === 'fight' ? undefined : words.died(nameOf(effect.at))
    case 'refused':
      return words.refused(nameOf(effect.at))
    case 'let_in':
      return words.letIn(nameOf(effect.at))
    case 'went_back':
      return words.back(nameOf(effect.stack.at))
    case 'not_known':
      return words.notKnown
    case 'paid_off':
      return words.paidOff(persons(effect.seat))
    case 'turn_lost':
      return words.turnLost(persons(effect.seat))
    default:
      return undefined
  }
}
