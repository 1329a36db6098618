// What happened, in words.

import { findEffect } from '@nemeton/board/effects'
import { boatsOf, SEA, type DanubeEvent } from './position'
import type { Effect, View } from './schema'
import { say } from './words'

export function describe({ effects, view }: DanubeEvent): string {
  const text = effects.map((effect) => phrase(effect, effects, view)).join('')
  return text && `${text}.`
}

// An effect's part of the sentence; some have none, since another says it too.
function phrase(effect: Effect, effects: Effect[], view: View): string {
  switch (effect.kind) {
    case 'thrown': {
      const used = !findEffect(effects, 'no_way') && !findEffect(effects, 'must_go_back')
      return say.throws(say.sides[effect.seat]!, effect.value) + (effect.again && used ? say.throwsAgain : '')
    }
    case 'no_way':
      return say.lost
    case 'must_go_back':
      return say.mustGoBack
    case 'moved': {
      const { seat, from, to } = effect
      const side = say.sides[seat]!
      if (to === SEA) return say.comesHome(side, from, view.home[seat], boatsOf(view, seat))
      return (to < from ? say.movesBack : say.moves)(side, from, to)
    }
    case 'stopped':
      return say.stopsShort(effect.before)
    case 'switched':
      return say.swaps(say.sides[effect.seat]!)
    case 'carried':
      return say.carried(effect.to)
    case 'pips_lost':
      return say.pipsLost(effect.pips)
    case 'must_open':
      return say.mustOpen(say.sides[effect.seat]!)
    default:
      return ''
  }
}

/** "10–13", "10⇄13" for an exchange, "28–30↷19" for the rapids, "33–sea"; a throw is the number of the sticks. */
export function notation({ effects }: DanubeEvent): string {
  const thrown = findEffect(effects, 'thrown')
  if (thrown) return say.noteThrow(thrown.value)
  const moved = findEffect(effects, 'moved')
  if (!moved) return ''
  const mark = findEffect(effects, 'switched') ? '⇄' : '–'
  const carried = findEffect(effects, 'carried')
  return (
    `${moved.from}${mark}${moved.to === SEA ? say.noteSea : moved.to}` +
    (findEffect(effects, 'stopped') ? '|' : '') +
    (carried ? `↷${carried.to}` : '')
  )
}

export const ending = (view: View) => (view.end ? (say.endings[view.end.why] ?? '') : '')
