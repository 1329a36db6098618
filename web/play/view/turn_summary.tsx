// What happened, under the board: each turn that the reader has not answered yet in a line, until he acts.
import type { JSX } from 'preact'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat } from '@nemeton/board/game'
import { sentences, type Persons } from '@nemeton/board/person'
import { words } from '../../shared/messages'
import { secretChoices } from '../table/table'
import { turnsSince } from '../table/event_turns'
import { SeatMark } from '../../shared/components/seat_mark'

const say = words.table

export interface Line {
  /** A line that says more of the same turn has another one, so that it is read aloud again; one that says the same has not. */
  key: string
  seat: Seat | null
  text: string
}

/** Of so many turns at most, the newest. */
const mostTurns = 3

/** An event in words. */
export function eventText(part: AnyGamePart, events: GameEvent[], n: number, persons: Persons): string {
  const event = events[n]!
  if (n === 0) return say.begins
  const by = persons(event.seat ?? -1)
  if (event.resigned) return sentences(say.resigned(by))
  if (event.timed_out) return sentences(say.timedOut(by))
  if (event.abandoned) return sentences(say.abandoned(by))
  if (event.tied) return say.tied
  return part.describe(event, events[n - 1]!.view, persons)
}

/** What has happened since the reader last acted, up to event `at`: every turn that is over, and, if it waits for him, that under way. */
export function linesSince(
  part: AnyGamePart,
  events: GameEvent[],
  at: number,
  reader: Seat | null,
  persons: Persons,
): Line[] {
  const { to_act = [], node } = events[at]!.state
  const awaited = reader !== null && to_act.includes(reader)
  const lines = turnsSince(events, at, reader).flatMap(({ seat, first, last, over }): Line[] => {
    if (!over && !awaited) return []
    const turn = events.slice(first, last + 1).filter((event) => !gaveUp(event))
    if (turn.length === 0) return []
    const text = part.summary
      ? part.summary(turn, events[first - 1]!.view, persons)
      : turn
          .filter(({ n }) => secretChoices(events, n).length === 0)
          .map(({ n }) => eventText(part, events, n, persons))
          .join(' ')
    return text === '' ? [] : [{ key: `${first} ${text}`, seat, text }]
  })
  const end =
    node !== 'terminal'
      ? ''
      : gaveUp(events[at]!)
        ? eventText(part, events, at, persons)
        : part.ending(events[at]!.view, persons)
  const told = lines.slice(-mostTurns)
  return end === '' ? told : [...told, { key: 'end', seat: null, text: end }]
}

/** An event of the past: it alone. */
export function pastLines(part: AnyGamePart, events: GameEvent[], at: number, persons: Persons): Line[] {
  const end = at > 0 && !gaveUp(events[at]!) ? part.ending(events[at]!.view, persons) : ''
  const text = [eventText(part, events, at, persons), end].filter(Boolean).join(' ')
  return text === '' ? [] : [{ key: String(at), seat: null, text }]
}

/** From so many characters on words are set smaller, so that stepping through a game moves nothing that is below them. */
const longText = 100

export const TurnSummary = ({ part, lines }: { part: AnyGamePart; lines: Line[] }): JSX.Element => (
  <>
    {lines.map(({ key, seat, text }) => (
      <p key={key} class={text.length < longText ? 'told' : 'told long'}>
        {seat !== null && <SeatMark part={part} seat={seat} />}
        <span>{text}</span>
      </p>
    ))}
  </>
)
