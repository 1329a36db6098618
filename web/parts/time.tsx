// How much time a new table gives, or none: a few usual ones to choose from.
import type { JSX } from 'preact'
import { words } from '../messages'
import type { TimeControl } from '../table/clock'

const say = words.time

const duration = (seconds: number): string =>
  seconds % 60 === 0 ? say.minutes(seconds / 60) : say.seconds(seconds)

/** "30 seconds for each move". */
export function timeInWords(control: TimeControl): string {
  if (control.kind === 'game') return say.gameAndMore(duration(control.seconds), control.increment)
  return say.perMove(control.kind === 'move' ? duration(control.seconds) : say.days(control.days))
}

const games: TimeControl[] = [
  [5, 5],
  [10, 10],
  [30, 15],
].map(([minutes, increment]) => ({ kind: 'game', seconds: minutes! * 60, increment: increment! }))

/** What can be chosen from, in groups. */
const timeControls: [string, [TimeControl, string][]][] = [
  [say.game, games.map((control) => [control, timeInWords(control)])],
  [say.move, [30, 60, 180].map((seconds) => [{ kind: 'move', seconds }, duration(seconds)])],
  [say.correspondence, [1, 3, 7].map((days) => [{ kind: 'correspondence', days }, say.days(days)])],
]

interface TimeFieldProps {
  value: TimeControl | null
  onChange(value: TimeControl | null): void
}

export function TimeField({ value, onChange }: TimeFieldProps): JSX.Element {
  return (
    <div class="field">
      <label for="time">{say.name}</label>
      <select
        id="time"
        name="time"
        value={JSON.stringify(value)}
        aria-describedby="time-note"
        onChange={(e) => onChange(JSON.parse(e.currentTarget.value) as TimeControl | null)}
      >
        <option value="null">{say.none}</option>
        {timeControls.map(([group, controls]) => (
          <optgroup key={group} label={group}>
            {controls.map(([control, label]) => (
              <option key={label} value={JSON.stringify(control)}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p class="note" id="time-note">
        {value && say.note}
      </p>
    </div>
  )
}
