// A turn in a line: what was drawn, and where the markers went.
import { findEffect } from '@nemeton/board/effects'
import type { Persons } from '@nemeton/board/person'
import { placeInWords, pointsOf } from './narration'
import type { RaceEvent } from './position'
import type { Effect, Seat, View } from './schema'
import { say } from './words'

const words = say.summary

export function summary(events: RaceEvent[], _: View, persons: Persons): string {
  const effects = events.flatMap(({ effects }) => effects)
  const acting = effects.find((effect): effect is typeof effect & { seat: Seat } => 'seat' in effect)
  const tiles = effects.flatMap((effect) =>
    effect.kind === 'drawn' || effect.kind === 'second_drawn' ? effect.tile.join('-') : [],
  )
  const parts = events.flatMap(({ effects, view }) =>
    effects.flatMap((effect) => part(effect, effects, view, persons) ?? []),
  )
  if (!acting || tiles.length + parts.length === 0) return ''
  const { you, name } = persons(acting.seat)
  return [words.drew(you ? words.you : name, tiles.join(', ')), parts.join(', ')].filter(Boolean).join(': ')
}

/** What a tile that was turned showed, where that sent a marker to Start. */
function reason(effects: Effect[]): string {
  const why = findEffect(effects, 'failed')?.why ?? (findEffect(effects, 'exchange_failed') ? 'bump' : null)
  return why === null ? '' : ` (${words.because[why]})`
}

/** What an effect adds to the line, if anything. */
function part(effect: Effect, effects: Effect[], view: View, persons: Persons): string | undefined {
  switch (effect.kind) {
    case 'moved': {
      const isHome = effects.some(({ kind }) => kind === 'came_home')
      return words.moved(placeInWords(effect.from), isHome ? say.end : placeInWords(effect.to))
    }
    case 'came_home':
      return effects.some(({ kind }) => kind === 'moved')
        ? undefined
        : words.moved(placeInWords(effect.from), say.end)
    case 'bumped':
      return words.bumped(persons(effect.seat))
    case 'sent_back':
      return effect.from === 's' ? undefined : words.back(placeInWords(effect.from)) + reason(effects)
    case 'exchanged':
      return words.exchanged(persons(effect.other), placeInWords(effect.to))
    case 'scored':
      return words.scored(effect.points)
    case 'hand_begun':
      return words.standing(pointsOf(view, persons))
    case 'passed':
      return words.cannot
    case 'second_drawn':
      return effects.some(({ kind }) => kind === 'takes_home') ? undefined : words.tooFew
    case 'third_double':
      return words.third
    default:
      return undefined
  }
}
