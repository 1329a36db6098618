// What happened in Bricriu's Bluff & Bluster, in words. What is hidden is in none of them.

import type { GameEvent } from '@nemeton/board/game'
import { listed } from '@nemeton/board/words'
import { CHALLENGE, HOLD, parseBid, parseShow } from './position'
import type { Round, View } from './schema'
import { guests, say } from './words'

export const bidWords = (token: string): string => {
  const { count, face } = parseBid(token)!
  return say.bid(count, face)
}

export const diceWords = (dice: number[]) => listed(dice.map(String))

export function describe({ seat, token, view }: GameEvent<View>, before: View): string {
  const side = guests[seat ?? before.turn ?? 0]!
  if (seat === null) {
    const rolls = before.dice[before.turn!]! - before.shown[before.turn!]!.length
    if (before.stage === 'roll') return say.rolls(side, rolls)
    return say.rolledAgain(side, bidWords(before.bids.at(-1)!.bid), diceWords(before.shown[before.turn!]!))
  }
  if (token === CHALLENGE) return comesOut(view.last!, before.dice)
  if (token === HOLD) return say.holdsBack(side, bidWords(before.bids.at(-1)!.bid))
  const shown = parseShow(token!)
  return shown ? say.putsOut(side, diceWords(shown)) : say.bids(side, bidWords(token!))
}

/** Who loses how many dice. */
export function lossWords({ lost }: Round): string {
  const losers = guests.filter((_, seat) => (lost[seat] ?? 0) > 0)
  return say.lose(listed(losers), losers.length > 1, Math.max(...lost))
}

/** A challenge, from the doubt to who is out; `had` are the dice of each seat before it. */
function comesOut(round: Round, had: number[]): string {
  const { bid, challenger, count, lost } = round
  const out = guests.filter((_, seat) => (lost[seat] ?? 0) > 0 && lost[seat] === had[seat])
  return (
    say.challenges(guests[challenger]!, bidWords(bid), count, parseBid(bid)!.count) +
    lossWords(round) +
    (out.length > 0 ? say.goesOut(listed(out), out.length > 1) : '')
  )
}

/** "7×4", "shows 1 5", "bluff! 5"; nothing for a roll, nor for dice that stay hidden. */
export function notation({ seat, token, view }: GameEvent<View>): string {
  if (seat === null || token === HOLD) return ''
  if (token === CHALLENGE) return say.noteBluff(view.last!.count)
  const shown = parseShow(token!)
  return shown ? say.noteShows(shown.join(' ')) : token!.replace('x', '×')
}

export const ending = (view: View) => (view.end ? say.endings[view.end.why] : '')
