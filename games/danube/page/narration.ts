// What happened, in words.

import type { GameEvent } from '@nemeton/board/game'
import { boatsOf, other, readStep, SEA, type DanubeView, type Seat } from './position'
import { say } from './words'

export function describe(event: GameEvent<DanubeView>, before: DanubeView): string {
  if (event.token === null) return ''
  if (event.seat === null) return `${thrown(event, before)}.`
  const step = readStep(before, event.view, event.seat as Seat, event.token)
  if (!step) return ''
  const after = event.view
  const side = say.sides[step.seat]!
  const enemy = say.sides[other(step.seat)]!
  let text =
    step.reached === SEA
      ? say.comesHome(side, step.from, after.home[step.seat], boatsOf(after, step.seat))
      : (step.by < 0 ? say.movesBack : say.moves)(side, step.from, step.reached)
  if (step.short) text += say.stopsShort(step.reached + 1)
  if (step.swapped) text += say.swaps(enemy)
  if (step.landed !== step.reached) text += say.carried(step.landed)
  const lost = before.left - Math.abs(step.reached - step.from)
  const over = after.throw === null || after.turn !== step.seat
  if (over && lost > 0 && !after.end) text += say.pipsLost(lost)
  if (over && after.turn === other(step.seat) && after.throw === 1) text += say.mustOpen(enemy)
  return `${text}.`
}

// An outcome of the sticks: whether another throw follows, or whether there is nothing to do with it.
function thrown(event: GameEvent<DanubeView>, before: DanubeView): string {
  const n = Number(event.token)
  const text = say.throws(say.sides[before.turn ?? 0]!, n)
  if (event.view.throw === null) return text + say.lost
  if (Object.values(event.state.actions ?? {}).some((list) => list.some((token) => token.includes('-')))) {
    return text + say.mustGoBack
  }
  return n === 2 || n === 3 ? text : text + say.throwsAgain
}

/** "10–13", "10⇄13" for an exchange, "28–30↷19" for the rapids, "33–sea"; a throw is the number of the sticks. */
export function notation(event: GameEvent<DanubeView>, before: DanubeView): string {
  if (event.token === null) return ''
  if (event.seat === null) return say.noteThrow(Number(event.token))
  const step = readStep(before, event.view, event.seat as Seat, event.token)
  if (!step) return event.token
  const to = step.reached === SEA ? say.noteSea : step.reached
  const mark = step.swapped ? '⇄' : '–'
  return `${step.from}${mark}${to}${step.short ? '|' : ''}${step.landed === step.reached ? '' : `↷${step.landed}`}`
}

export const ending = (view: DanubeView) => (view.end ? (say.endings[view.end.why] ?? '') : '')
