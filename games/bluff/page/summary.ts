// A turn in a line: a bid, or a doubt and what came of it.
import type { Persons } from '@nemeton/board/person'
import { listed } from '@nemeton/board/words'
import { bidWords, diceWords } from './narration'
import type { BluffEvent } from './position'
import type { Effect, View } from './schema'
import { say } from './words'

const words = say.summary

export function summary(events: BluffEvent[], _: View, persons: Persons): string {
  const effects = events.flatMap(({ effects }) => effects)
  return effects.flatMap((effect) => part(effect, effects, persons) ?? []).join('; ')
}

/** Returns the part of the line that an effect adds, if any. */
function part(effect: Effect, effects: Effect[], persons: Persons): string | undefined {
  const first = (seat: number) => (persons(seat).you ? words.you : persons(seat).name)
  switch (effect.kind) {
    case 'bid':
      return words.bid(first(effect.seat), bidWords(effect.bid))
    case 'showed':
      return words.showed(diceWords(effect.dice))
    case 'challenged': {
      const tally = effects.find((each) => each.kind === 'counted')!
      return words.doubted(first(effect.seat), bidWords(effect.bid), tally.count, tally.bid)
    }
    // Seats that lose equally many are named together.
    case 'lost_dice': {
      const same = effects.filter((each) => each.kind === 'lost_dice' && each.count === effect.count)
      return same[0] === effect ? words.lost(...together(same, persons), effect.count) : undefined
    }
    case 'went_out': {
      const all = effects.filter((each) => each.kind === 'went_out')
      return all[0] === effect ? words.out(...together(all, persons)) : undefined
    }
    default:
      return undefined
  }
}

/** The names, and whether the verb is singular. */
function together(effects: Effect[], persons: Persons): [string, boolean] {
  const all = effects.flatMap((effect) => ('seat' in effect ? persons(effect.seat) : []))
  return [listed(all.map(({ you, name }) => (you ? words.inside : name))), all.length === 1 && !all[0]!.you]
}
