// Who sits where at a new table, a row for each seat.
import { levels } from '../../shared/games/levels'
import type { JSX } from 'preact'
import { hasServer } from '../../shared/browser/has_server'
import type { AnyGamePart } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { say } from './words'
import { reseated, type Seating, type Sitter } from '../../play/table/seat_plan'
import { SeatMark } from '../../shared/components/seat_mark'

const sitters: [Sitter, string][] = [
  ['me', say.me],
  ['here', say.someone],
  ...levels.map((level): [Sitter, string] => [`bot:${level}`, words.bot.called(words.bot.levels[level])]),
  ...(hasServer ? [['friend', say.aFriend] as [Sitter, string]] : []),
]

interface SeatingRowsProps {
  part: AnyGamePart | null
  /** The names of the seats. */
  names: string[]
  company: Seating
  onChange(company: Seating): void
}

export function SeatingRows({ part, names, company, onChange }: SeatingRowsProps): JSX.Element {
  return (
    <fieldset class="company">
      <legend>{say.who}</legend>
      {company.map((sitter, seat) => (
        <label key={seat} class="row">
          {part && <SeatMark part={part} seat={seat} />}
          <span>{names[seat]}</span>
          <select
            name={`seat-${seat}`}
            value={sitter}
            onChange={(e) => onChange(reseated(company, seat, e.currentTarget.value as Sitter))}
          >
            {sitter.startsWith('invite:') && <option value={sitter}>{sitter.slice('invite:'.length)}</option>}
            {sitters.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
