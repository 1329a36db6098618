// What a finished game comes down to, a line each: how it stands, when it turned, who was ahead longest, whom luck helped. What has to be
// reckoned comes in later, where room was kept for it.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { sentences, type Persons } from '@nemeton/board/person'
import { listed } from '@nemeton/board/base/language'
import { useLoaded } from '../../shared/browser/hooks'
import { words } from '../../shared/messages'
import { SeatMark } from '../../shared/components/seat_mark'
import { listedSeats } from '../view/seats'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import type { Table, TableState } from '../table/table'
import './analysis.css'
import { leaderOf, longestLead, turningPoint } from './highlights'
import { storyEventText } from './event_text'
import { hasChance, useStory } from './use_story'
import { standardErrors } from './loss'
import { say } from './words'

/** The board ends first: reckoning begins after so many milliseconds. */
const endingTime = 2000

interface SummaryProps {
  table: Table
  state: TableState
  part: AnyGamePart
  events: GameEvent[]
  persons: Persons
  go(to: number): void
}

export function Summary({ table, state, part, events, persons, go }: SummaryProps): JSX.Element {
  const [ended, end] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => end(true), endingTime)
    return () => clearTimeout(timer)
  }, [])
  const record = useLoaded(async () => (ended ? table.record() : null), ended)
  const { sides } = state
  const { story, told } = useStory(part, record, sides, events)

  const { view, state: over } = events.at(-1)!
  const name = (side: number) =>
    sentences(listed(sides[side]!.map((seat) => words.table.named(persons(seat)))))
  const best = Math.max(...over.returns!)
  const winner = best > 0 ? sides.findIndex(([seat]) => over.returns![seat!] === best) : null
  const leaders = story.curve.map(leaderOf)
  const turned = told && winner !== null ? turningPoint(leaders, winner) : null
  const lead = told ? longestLead(leaders) : null
  const lucky = story.accounts.reduce(
    (most, { luck }, side, all) => (luck > all[most]!.luck ? side : most),
    0,
  )
  const { luck, error } = story.accounts[lucky] ?? { luck: 0, error: 0 }
  // In a very long game most choices are skipped at first.
  const isClear = luck >= standardErrors * error
  return (
    <dl class="summary">
      <Scores {...{ state, part, view }} />
      {winner !== null && (
        <Line term={say.turningPoint} pressed>
          {told &&
            (turned === null ? (
              say.notTurned
            ) : turned === 0 ? (
              say.fromTheStart
            ) : (
              <button class="quiet" onClick={() => go(turned)}>
                {words.table.past(turned, events.length - 1)}:{' '}
                {storyEventText({ part, record: record!, events }, turned, persons)}
              </button>
            ))}
        </Line>
      )}
      <Line term={say.longestLead}>
        {told && (lead ? say.leadOf(name(lead.side), lead.events) : say.nobody)}
      </Line>
      {hasChance(events) && <Line term={say.luck}>{told && (isClear ? name(lucky) : say.unclear)}</Line>}
    </dl>
  )
}

interface ScoresProps extends Pick<SummaryProps, 'state' | 'part'> {
  view: unknown
}

/** The first figure of each seat's panel; null if the game has none. */
function Scores({ state, part, view }: ScoresProps): JSX.Element | null {
  const counts = listedSeats(state).flatMap((seat) => {
    const [first] = part.panel?.(view, seat) ?? []
    return first ? [{ seat, ...first }] : []
  })
  if (counts.length === 0) return null
  return (
    <Line term={say.score}>
      {counts.map(({ seat, value, label }) => (
        <span key={seat} class="score" title={`${part.seats[seat]!.name}: ${label}`}>
          <SeatMark part={part} seat={seat} />
          <span class="visually-hidden">
            {part.seats[seat]!.name}: {label}
          </span>
          <span aria-hidden="true">{value}</span>
        </span>
      ))}
    </Line>
  )
}

interface LineProps {
  term: string
  children: ComponentChildren
  /** Whether what stands there is a button, or may become one. */
  pressed?: boolean
}

const Line = ({ term, children, pressed }: LineProps): JSX.Element => (
  <div class={pressed ? 'pressed' : undefined}>
    <dt>{term}</dt>
    <dd>{children || <span aria-hidden="true">…</span>}</dd>
  </div>
)
