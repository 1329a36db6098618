// A turn in a line: what was rolled, and who had to leave the rope or came to it.
import type { Persons } from '@nemeton/board/person'
import { other, type TugEvent } from './position'
import type { Seat, View } from './schema'
import { say } from './words'

const words = say.summary

export function summary(events: TugEvent[], _: View, persons: Persons): string {
  const effects = events.flatMap(({ effects }) => effects)
  const columns = effects.flatMap((effect) =>
    effect.kind === 'column_rolled'
      ? words.column(persons(effect.seat).name, effect.dice.join(' '), effect.standing)
      : [],
  )
  const acts = effects.filter(({ kind }) => kind !== 'column_rolled' && kind !== 'awaits' && kind !== 'ended')
  const seat = (acts[0] as { seat: Seat } | undefined)?.seat
  if (seat === undefined) return columns.join('; ')
  const enemy = persons(other(seat))
  const change = { out: 0, own: 0 }
  for (const effect of effects) {
    if (effect.kind === 'joined') change.own += effect.athletes
    if (effect.kind !== 'returned') continue
    const gone = effect.standing + effect.weakened
    if (effect.seat === seat) change.own -= gone
    else change.out += gone
  }
  const down = effects.filter((effect) => effect.kind === 'weakened').length
  const has = (kind: string) => effects.some((effect) => effect.kind === kind)
  const parts = [
    has('went_berserk') && words.berserk,
    change.out > 0 && words.out(change.out, enemy),
    down > 0 && words.down(down, enemy),
    change.own !== 0 && words.own(change.own),
    has('match_began') && words.won,
  ].filter((part) => part !== false)
  // A die that was rolled again shows the newer number.
  const dice: number[] = []
  for (const effect of effects) {
    if (effect.kind === 'rolled') dice.push(...effect.dice)
    if (effect.kind === 'picked_up' && dice.includes(effect.value)) dice.splice(dice.indexOf(effect.value), 1)
    if (effect.kind === 'rerolled') dice.push(effect.value)
  }
  const { you, name } = persons(seat)
  const rolled = words.rolled(you ? words.you : name, dice.join(', '))
  const line = dice.length + parts.length === 0 ? '' : [rolled, parts.join(', ')].filter(Boolean).join(': ')
  return [...columns, line].filter(Boolean).join('; ')
}
