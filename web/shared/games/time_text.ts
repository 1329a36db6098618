// How much time a table gives, in words, and the usual ones.
import { words } from '../messages'
import type { TimeControl } from './time_control'

const say = words.time

export const durationText = (seconds: number): string =>
  seconds % 60 === 0 ? say.minutes(seconds / 60) : say.seconds(seconds)

/** "30 seconds for each move". */
export function timeControlText(control: TimeControl): string {
  if (control.kind === 'game') return say.gameAndMore(durationText(control.seconds), control.increment)
  return say.perMove(control.kind === 'move' ? durationText(control.seconds) : say.days(control.days))
}

/** What can be chosen from. */
export const timeControls: TimeControl[] = [
  { kind: 'game', seconds: 300, increment: 5 },
  { kind: 'game', seconds: 600, increment: 10 },
  { kind: 'game', seconds: 1800, increment: 15 },
  { kind: 'move', seconds: 30 },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
  { kind: 'correspondence', days: 7 },
]
