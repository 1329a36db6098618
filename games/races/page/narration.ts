// What happened, in words.
import { findEffect } from '@nemeton/board/effects'
import { sentences, type Persons } from '@nemeton/board/person'
import { standing } from './hand_end'
import { exchangeIn, isSunwise, moveIn, positionOf, type RaceEvent } from './position'
import type { Effect, ExchangeFailed, ExchangeWaits, Failed, Moved, View, Waits } from './schema'
import { names, say } from './words'

/** A place in few characters. */
export const placeName = (place: string): string => (place === 's' ? say.start : place)
/** A place in a sentence. */
export const placeInWords = (place: string): string =>
  isSunwise(place) ? `${positionOf(place)} ${say.headsSunwise}` : placeName(place)
const byGate = ({ gate }: Moved | Waits | Failed) => (gate === null ? '' : say.byShortcut(gate))

/** The points of each side, the most first: "You 6, Birch 0". */
export const pointsOf = (view: View, persons: Persons): string =>
  standing(view)
    .map(({ seats, points }) => {
      const people = seats.map(persons).map(({ you, name }) => (you ? say.summary.you : name))
      return `${people.join(' + ')} ${points}`
    })
    .join(', ')

export function describe({ effects, view }: RaceEvent, _: View, persons: Persons): string {
  const text = effects.map((effect) => phrase(effect, effects, view, persons)).join('')
  return sentences(text && `${text}.`)
}

/** An effect's part of the sentence; some have none, since another says it too. */
function phrase(effect: Effect, effects: Effect[], view: View, persons: Persons): string {
  const has = (kind: Effect['kind']) => findEffect(effects, kind) !== undefined
  switch (effect.kind) {
    case 'drawn':
      return say.draws(persons(effect.seat), effect.tile)
    case 'third_double':
      return say.third(has('sent_back'))
    case 'passed':
      return say.cannotPlay(persons(effect.seat))
    case 'draws_second':
      return say.drawsOneMore(persons(effect.seat))
    case 'second_drawn':
      return say.drawsSecond(effect.tile) + (has('takes_home') ? say.homeForIt : say.tooFew)
    case 'turned':
      return say.turns(effect.odd, effect.values)
    case 'waits':
      return intended(effect, persons) + say.tries
    case 'moved':
      return has('came_home')
        ? say.comesHome(persons(effect.seat), placeInWords(effect.from)) + byGate(effect)
        : goes(effect, persons)
    case 'came_home':
      return has('moved') ? '' : say.comesHome(persons(effect.seat), placeInWords(effect.from))
    case 'bumped':
      return say.bumps(persons(findEffect(effects, 'moved')!.seat), persons(effect.seat))
    case 'exchanged':
      return say.exchanges(
        persons(effect.seat),
        placeInWords(effect.from),
        persons(effect.other),
        placeInWords(effect.to),
      )
    case 'declined':
      return say.keeps(persons(effect.seat))
    case 'failed':
      return intended(effect, persons) + say.toStart[effect.why](effect.factor ?? 0)
    case 'exchange_waits':
      return wouldExchange(effect, persons) + say.tries
    case 'exchange_failed':
      return wouldExchange(effect, persons) + say.onBlank(has('sent_back'))
    case 'scored':
      return say.scores(persons(effect.seat), effect.points)
    case 'hand_begun':
      return say.nextHand(effect.hand, pointsOf(view, persons))
    default:
      return ''
  }
}

const goes = (move: Moved | Waits | Failed, persons: Persons) =>
  say.moves(persons(move.seat), placeInWords(move.from), placeInWords(move.to)) + byGate(move)

/** What a seat sets out to do. */
const intended = (move: Waits | Failed, persons: Persons) =>
  goes(move, persons) + (move.bumps === null ? '' : say.toBump(persons(move.bumps)))

const wouldExchange = ({ seat, from, other, to }: ExchangeWaits | ExchangeFailed, persons: Persons) =>
  say.wouldExchange(persons(seat), placeInWords(from), persons(other), placeInWords(to))

/**
 * "6-4" for a tile, "12–18", "3–25~5" through a gate, "12–18×Birch", "44–End", "9⇄20"; with "?" while a tile has to be turned. Then
 * what the tile shows: "5=3" if all went well, "5=4 ↷ Start" if not.
 */
export function notation({ effects }: RaceEvent): string {
  const drawn = findEffect(effects, 'drawn') ?? findEffect(effects, 'second_drawn')
  if (drawn) return drawn.tile.join('-')
  if (findEffect(effects, 'declined')) return say.pass
  const move = moveIn(effects)
  const exchange = exchangeIn(effects)
  const waits = findEffect(effects, 'waits') ?? findEffect(effects, 'exchange_waits')
  const tail = waits ? ' ?' : findEffect(effects, 'sent_back') ? ` ↷ ${say.start}` : ''
  const turned = findEffect(effects, 'turned')
  if (turned) return `${turned.position}=${turned.values[turned.position - turned.odd]}${tail}`
  if (exchange) return `${placeName(exchange.from)}⇄${exchange.to}${tail}`
  const home = findEffect(effects, 'came_home')
  if (!move) return home ? `${placeName(home.from)}–${say.end}` : ''
  const gate = move.gate === null ? '' : `~${move.gate}`
  const bumps = move.bumps === null ? '' : `×${names[move.bumps]}`
  return `${placeName(move.from)}–${home ? say.end : move.to}${gate}${bumps}${tail}`
}

export const ending = (view: View, persons: Persons): string =>
  view.end ? (say.endings[view.end.why]?.(pointsOf(view, persons)) ?? '') : ''
