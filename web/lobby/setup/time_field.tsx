// How much time a new table gives, or none: a few usual ones to choose from.
import { timeControlText, timeControls, durationText } from '../../shared/games/time_text'
import type { JSX } from 'preact'
import { words } from '../../shared/messages'
import type { TimeControl } from '../../shared/games/time_control'

const say = words.time

/** The heading of each kind stands above them, so that it need not be said again. */
const groups: Record<TimeControl['kind'], string> = {
  game: say.game,
  move: say.move,
  correspondence: say.correspondence,
}

function inGroup(control: TimeControl): string {
  if (control.kind === 'game') return timeControlText(control)
  return control.kind === 'move' ? durationText(control.seconds) : say.days(control.days)
}

interface TimeFieldProps {
  value: TimeControl | null
  /** Whether a game may have no clock. */
  optional: boolean
  onChange(value: TimeControl | null): void
}

export function TimeField({ value, optional, onChange }: TimeFieldProps): JSX.Element {
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
        {optional && <option value="null">{say.none}</option>}
        {Object.entries(groups).map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {timeControls
              .filter((control) => control.kind === kind)
              .map((control) => (
                <option key={inGroup(control)} value={JSON.stringify(control)}>
                  {inGroup(control)}
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
