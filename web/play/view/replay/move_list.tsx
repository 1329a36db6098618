// The list of moves: a row a turn, in it its steps, each of which can be gone to. A step is drawn in a few signs; all of it in words is
// its name, and stands over the list for the step that the mouse or the keyboard is at.
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLoaded } from '../../../shared/browser/hooks'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat } from '@nemeton/board/game'
import type { Persons } from '@nemeton/board/person'
import { words } from '../../../shared/messages'
import { SeatMark } from '../../../shared/components/seat_mark'
import { eventText } from '../turn_summary'
import { turnsOf } from '../../table/event_turns'

const say = words.table

/** What is said of a move. */
export interface Annotation {
  kind: string
  sign: string
  word: string
}

interface MovesProps {
  part: AnyGamePart
  events: GameEvent[]
  at: number
  go(to: number): void
  persons: Persons
  /** By event, what is said of it, as a sign with its word. */
  annotations?: (Annotation | null)[]
}

/** An event that has a place in the list: in a few characters, and in words. */
interface Step {
  event: GameEvent
  short: string
  said: string
}

/** Scrolls the list to the step that is on the board. */
function useCurrentInView(list: { current: HTMLOListElement | null }, at: number, count: number): void {
  useEffect(() => {
    // Only the list scrolls, never the page.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !current) return
    const { offsetTop, offsetHeight } = current
    const { scrollTop, clientHeight } = list.current
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight
    }
  }, [list, at, count])
}

export default function Moves({ part, events, at, go, persons, annotations = [] }: MovesProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null)
  useCurrentInView(list, at, events.length)
  const Note = useLoaded(async () => (await part.note?.())?.Note ?? null, part)
  const read = useMemo(() => reader(part, persons), [part, persons])
  const rows = useMemo(
    () =>
      turnsOf(events)
        .map(({ seat, first, last }) => ({ seat, first, steps: read(events, first, last) }))
        .filter(({ steps }) => steps.length > 0),
    [events, read],
  )
  const [pointed, point] = useState<Pointed | null>(null)
  if (rows.length === 0) return <p class="moves-none">{say.noMoves}</p>

  const steps = rows.flatMap(({ steps }) => steps)
  const inWords = pointed && steps.find(({ event }) => event.n === pointed.n)?.said
  return (
    <div class="moves-with-words">
      <ol
        class="moves"
        ref={list}
        aria-label={say.moves}
        onClick={({ target }) => {
          const n = stepAt(target)
          if (n !== null) go(n)
        }}
        onPointerOver={({ target, pointerType }) => pointerType === 'mouse' && point(pointedAt(target))}
        onPointerLeave={() => point(null)}
        onFocusIn={({ target }) =>
          point((target as Element).matches(':focus-visible') ? pointedAt(target) : null)
        }
        onFocusOut={() => point(null)}
      >
        {rows.map(({ seat, first, steps }, i) => (
          <Row
            key={first}
            {...{ part, Note, seat, steps, events }}
            number={i + 1}
            current={steps.some(({ event }) => event.n === at) ? at : null}
            annotations={steps.map(({ event }) => annotations[event.n] ?? null)}
          />
        ))}
      </ol>
      {inWords && (
        <p class={pointed.low ? 'in-words above' : 'in-words'} aria-hidden="true">
          {inWords} {annotations[pointed.n]?.word}
        </p>
      )}
    </div>
  )
}

/** The step that the mouse or the keyboard is at; `low`: in the lower half of what is seen of the list. */
interface Pointed {
  n: number
  low: boolean
}

const buttonAt = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('button[data-n]')

function stepAt(target: EventTarget | null): number | null {
  const button = buttonAt(target)
  return button && Number(button.dataset['n'])
}

function pointedAt(target: EventTarget | null): Pointed | null {
  const button = buttonAt(target)
  if (!button) return null
  const { offsetTop, parentElement } = button
  const list = parentElement!.closest('ol')!
  return { n: Number(button.dataset['n']), low: offsetTop - list.scrollTop > list.clientHeight / 2 }
}

interface RowProps {
  part: AnyGamePart
  Note: Awaited<ReturnType<NonNullable<AnyGamePart['note']>>>['Note'] | null
  seat: Seat | null
  number: number
  steps: Step[]
  events: GameEvent[]
  /** The number of the step that is on the board, if it is one of these. */
  current: number | null
  annotations: (Annotation | null)[]
}

/** A turn. It is drawn anew only where it has changed: a long game has hundreds, and each event draws the list. */
function Row({ part, Note, seat, number, steps, events, current, annotations }: RowProps): JSX.Element {
  return useMemo(
    () => (
      <li class={steps.length > 1 || seat === null ? 'long' : undefined}>
        <span class="move-number">{number}</span>
        {seat !== null && <SeatMark part={part} seat={seat} />}
        <span class="steps">
          {steps.map(({ event, short, said }, i) => {
            const annotation = annotations[i]
            return (
              <button
                key={event.n}
                class="quiet"
                data-n={event.n}
                aria-current={event.n === current ? 'step' : undefined}
                aria-label={annotation ? `${said} ${annotation.word}` : said}
              >
                {Note && !gaveUp(event) ? <Note event={event} before={events[event.n - 1]!.view} /> : short}
                {annotation && <b class={`sign ${annotation.kind}`}>{annotation.sign}</b>}
              </button>
            )
          })}
        </span>
      </li>
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lists are new at each event, what is in them is not
    [part, Note, seat, number, current, ...steps, ...annotations.map((each) => each?.sign)],
  )
}

/** Reads events, each of them once: those from `first` to `last` that have a place in the list. */
function reader(part: AnyGamePart, persons: Persons) {
  const known = new WeakMap<GameEvent, Step | null>()
  const step = (events: GameEvent[], n: number): Step | null => {
    const event = events[n]!
    const short = noted(part, events, n)
    return short === '' ? null : { event, short, said: eventText(part, events, n, persons) || short }
  }
  return (events: GameEvent[], first: number, last: number): Step[] =>
    events.slice(first, last + 1).flatMap((event) => {
      if (!known.has(event)) known.set(event, step(events, event.n))
      return known.get(event) ?? []
    })
}

/** An event in the list of moves; '' where it has no place there. */
function noted(part: AnyGamePart, events: GameEvent[], n: number): string {
  const event = events[n]!
  if (event.resigned) return words.table.noteResigned
  if (event.timed_out) return words.table.noteTimedOut
  if (event.abandoned) return words.table.noteAbandoned
  if (event.tied) return words.table.noteTied
  return part.notation(event, events[n - 1]!.view)
}
