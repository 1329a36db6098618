// What happened in Bricriu's Bluff & Bluster, in words. What is hidden is in none of them.

import { findEffect } from '@nemeton/board/effects'
import { listed } from '@nemeton/board/words'
import { parseBid, type BluffEvent } from './position'
import type { Challenged, Effect, View } from './schema'
import { guests, say } from './words'

export const bidWords = (token: string): string => {
  const { count, face } = parseBid(token)!
  return say.bid(count, face)
}

export const diceWords = (dice: number[]) => listed(dice.map(String))

export const describe = ({ effects, view }: BluffEvent): string =>
  effects.map((effect) => sentence(effect, effects, view)).join('')

function sentence(effect: Effect, effects: Effect[], view: View): string {
  switch (effect.kind) {
    case 'rolled':
      return say.rolls(guests[effect.seat]!, effect.count)
    case 'bid':
      return say.bids(guests[effect.seat]!, bidWords(effect.bid))
    case 'showed':
      return say.putsOut(guests[effect.seat]!, diceWords(effect.dice))
    case 'held':
      return say.holdsBack(guests[effect.seat]!, bidWords(effect.bid))
    case 'rerolled':
      return say.rolledAgain(guests[effect.seat]!, bidWords(effect.bid), diceWords(view.shown[effect.seat]!))
    case 'challenged':
      return comesOut(effect, effects)
    default:
      return ''
  }
}

/** Who loses how many dice. */
export function lossWords(effects: Effect[]): string {
  const losses = effects.filter((effect) => effect.kind === 'lost_dice')
  const losers = losses.map(({ seat }) => guests[seat]!)
  return say.lose(listed(losers), losers.length > 1, Math.max(...losses.map(({ count }) => count)))
}

/** A challenge, from the doubt to who is out. */
function comesOut({ seat, bid }: Challenged, effects: Effect[]): string {
  const tally = findEffect(effects, 'counted')!
  const out = effects.flatMap((effect) => (effect.kind === 'went_out' ? guests[effect.seat]! : []))
  return (
    say.challenges(guests[seat]!, bidWords(bid), tally.count, tally.bid) +
    lossWords(effects) +
    (out.length > 0 ? say.goesOut(listed(out), out.length > 1) : '')
  )
}

/** "7×4", "shows 1 5", "bluff! 5"; nothing for a roll, nor for dice that stay hidden. */
export const notation = ({ effects }: BluffEvent): string => effects.map(noted).join('')

function noted(effect: Effect): string {
  switch (effect.kind) {
    case 'bid':
      return effect.bid.replace('x', '×')
    case 'showed':
      return say.noteShows(effect.dice.join(' '))
    case 'counted':
      return say.noteBluff(effect.count)
    default:
      return ''
  }
}

export const ending = (view: View) => (view.end ? say.endings[view.end.why] : '')
