// Why a bid, a challenge or a show is good, in words.
import { sentences } from '@nemeton/board/person'
import type { Because } from '@nemeton/board/reasons'
import { spoken } from '@nemeton/board/words'
import { bidWords } from '../narration'
import { parseBid } from '../position'
import en from './en'
import type { Reason } from '../schema'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason, { seat, persons, percent }) => {
  const bid = bidWords(reason.bid)
  const isOne = parseBid(reason.bid)!.count === 1
  const chance = percent(reason.chance)
  switch (reason.kind) {
    case 'likely_bid':
    case 'unlikely_bid':
    case 'likely_before':
      return sentences(say[reason.kind](persons(seat), bid, isOne, reason.own, reason.shown, chance))
    case 'least_bid':
    case 'best_higher':
      return say[reason.kind](bid, chance)
    case 'no_gain':
    case 'raises_chance':
    case 'keeps_chance':
      return say[reason.kind](bid, chance, percent(reason.otherwise))
  }
}
