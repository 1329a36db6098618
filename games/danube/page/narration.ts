// Down the Danube in words.

import { findEffect } from '@nemeton/board/effects'
import { sentences, type Persons } from '@nemeton/board/person'
import { boatsOf, SEA, stepsLeft, type DanubeEvent } from './position'
import type { Effect, View } from './schema'
import { fleets, say } from './words'

// A side is "Silver boats" where it stands alone, but the boats do not throw.
const asThrower =
  (persons: Persons): Persons =>
  (seat) => {
    const person = persons(seat)
    return person.name === fleets[seat] ? { ...person, name: say.sides[seat]! } : person
  }

export function describe({ effects, view }: DanubeEvent, _: View, persons: Persons): string {
  const named = asThrower(persons)
  const text = effects.map((effect) => phrase(effect, effects, view, named)).join('')
  return sentences(text && `${text}.`)
}

// An effect's part of the sentence; some have none, since another says it too.
function phrase(effect: Effect, effects: Effect[], view: View, persons: Persons): string {
  switch (effect.kind) {
    case 'thrown': {
      const used = !findEffect(effects, 'no_way') && !findEffect(effects, 'must_go_back')
      const by = persons(effect.seat)
      return say.throws(by, effect.value) + (effect.again && used ? say.throwsAgain(by) : '')
    }
    case 'no_way':
      return say.lost
    case 'must_go_back':
      return say.mustGoBack
    case 'moved': {
      const { seat, from, to } = effect
      const side = persons(seat)
      if (to === SEA) return say.comesHome(side, from, view.home[seat], boatsOf(view, seat))
      return (to < from ? say.movesBack : say.moves)(side, from, to)
    }
    case 'stopped':
      return say.stopsShort(effect.before)
    case 'switched':
      return say.swaps(persons(effect.seat))
    case 'carried':
      return say.carried(effect.to)
    case 'pips_lost':
      return say.pipsLost(effect.pips)
    case 'must_open':
      return say.mustOpen(persons(effect.seat))
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

export function ending(view: View): string {
  if (!view.end) return ''
  const why = say.endings[view.end.why] ?? ''
  if (view.end.why !== 'ply_limit') return why
  const lead = stepsLeft(view, 1) - stepsLeft(view, 0)
  return `${why} ${lead === 0 ? say.asNear : say.nearer(say.sides[lead > 0 ? 0 : 1]!, Math.abs(lead))}`
}
