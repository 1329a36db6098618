// Why an action of Sigily is good, in words.
import { sentences } from '@nemeton/board/person'
import type { Because } from '@nemeton/board/reasons'
import { spoken } from '@nemeton/board/words'
import en from './en'
import type { Reason } from '../schema'
import { nameOf, say as words } from '../words'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

export const because: Because<Reason> = (reason, { persons, percent }) => {
  /** '' of what is certain, or cannot be. */
  const likely = (chance: number) => (chance > 1 - 1e-9 || chance < 1e-9 ? '' : percent(chance))
  /** '' of none. */
  const coins = (n: number) => (n === 0 ? '' : words.coins(n))
  switch (reason.kind) {
    case 'wins':
      return say.wins
    case 'wins_race':
      return say.wins_race(coins(reason.coins))
    case 'comes_home':
      return say.comes_home(reason.left, coins(reason.coins))
    case 'fights':
    case 'burns':
      return sentences(
        say[reason.kind](persons(reason.seat), percent(reason.chance), coins(reason.coins), reason.sigils),
      )
    case 'takes':
    case 'avoids_darts':
    case 'keeps_coins':
      return say[reason.kind](coins(reason.coins))
    case 'free_throw':
      return say.free_throw(reason.at, reason.asks)
    case 'leaves_deep':
      return say.leaves_deep(reason.sigils)
    case 'risks_less':
      return say.risks_less(likely(reason.chance), likely(reason.otherwise))
    case 'covers':
    case 'exposes_less':
      return say.covers(reason.at, coins(reason.coins), likely(reason.chance), percent(reason.otherwise))
    case 'aims_home':
      return say.aims_home(reason.at, coins(reason.coins), percent(reason.chance))
    case 'joins':
      return say.joins(reason.chariots)
    case 'curses':
      return sentences(say.curses(reason.at, reason.enemies, reason.own))
    case 'freezes':
      return sentences(say.freezes(persons(reason.seat)))
    case 'tries_veil':
      return say.tries_veil(percent(reason.chance), coins(reason.coins))
    case 'reaches_gate':
      return say.reaches_gate(nameOf(reason.at), coins(reason.coins))
  }
}
