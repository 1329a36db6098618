// Bricriu's Bluff & Bluster in words, none of which tell hidden dice.

import { findEffect } from '@nemeton/board/effects'
import { listed } from '@nemeton/board/words'
import { sentences, youFirst, type Person, type Persons } from '@nemeton/board/person'
import { CHALLENGE, HOLD, parseBid, parseShow, type BluffEvent } from './position'
import type { Challenged, Effect, View } from './schema'
import { say } from './words'

export const bidWords = (token: string): string => {
  const { count, face } = parseBid(token)!
  return say.bid(count, face)
}

export const diceWords = (dice: number[]) => listed(dice.map(String))

export const describe = ({ effects, view }: BluffEvent, _: View, persons: Persons): string =>
  sentences(effects.map((effect) => sentence(effect, effects, view, persons)).join(''))

function sentence(effect: Effect, effects: Effect[], view: View, persons: Persons): string {
  switch (effect.kind) {
    case 'rolled':
      return say.rolls(persons(effect.seat), effect.count)
    case 'bid':
      return say.bids(persons(effect.seat), bidWords(effect.bid))
    case 'showed':
      return say.putsOut(persons(effect.seat), diceWords(effect.dice))
    case 'held':
      return say.holdsBack(persons(effect.seat), bidWords(effect.bid))
    case 'rerolled':
      return say.rolledAgain(persons(effect.seat), bidWords(effect.bid), diceWords(view.shown[effect.seat]!))
    case 'challenged':
      return challengeWords(effect, effects, persons)
    default:
      return ''
  }
}

/** An action that could be taken now: a bid, a challenge, or what is shown. */
export function proposal(token: string): string {
  const dice = parseShow(token)
  if (dice) return say.showing(diceWords(dice))
  if (token === HOLD) return say.keep
  return token === CHALLENGE ? say.bluff : bidWords(token)
}

/** Tells which seats lose how many dice. */
export function lossWords(effects: Effect[], persons: Persons): string {
  const losses = effects.filter((effect) => effect.kind === 'lost_dice')
  const dice = Math.max(...losses.map(({ count }) => count))
  return oneOrAll(
    losses.map(({ seat }) => persons(seat)),
    (loser) => say.lose(loser, dice),
    (losers, reader) => say.loseEach(losers, reader, dice),
  )
}

/** Speaks of one person, or of several with the reader first. */
const oneOrAll = (
  people: Person[],
  one: (person: Person) => string,
  all: (names: string, reader: boolean) => string,
): string => {
  if (people.length < 2) return people.map(one).join('')
  return all(
    listed(youFirst(people).map(say.named)),
    people.some(({ you }) => you),
  )
}

/** A challenge, from the doubt to the seats that are out. */
function challengeWords({ seat, bid }: Challenged, effects: Effect[], persons: Persons): string {
  const tally = findEffect(effects, 'counted')!
  const out = effects.flatMap((effect) => (effect.kind === 'went_out' ? [persons(effect.seat)] : []))
  return (
    say.challenges(persons(seat), bidWords(bid), tally.count, tally.bid) +
    lossWords(effects, persons) +
    oneOrAll(out, say.goesOut, say.goOut)
  )
}

/** "7×4", "shows 1 5", "bluff! 5"; nothing for a roll, nor for dice that stay hidden. */
export const notation = ({ effects }: BluffEvent): string => effects.map(notationOf).join('')

function notationOf(effect: Effect): string {
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
