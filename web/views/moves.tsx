// The list of moves: a row a turn, in it its steps, each of which can be gone to.
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { gaveUp, type AnyGamePart, type GameEvent } from '../board/game'
import type { Persons } from '../board/person'
import { words } from '../messages'
import { Mark } from '../parts/mark'
import { sentence } from '../parts/told'
import { turnsOf } from '../table/turns'

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

export default function Moves({ part, events, at, go, persons, annotations = [] }: MovesProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null)
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
  }, [at, events.length])

  const rows = turnsOf(events)
    .map(({ seat, first, last }) => ({
      ...{ seat, first },
      steps: events.slice(first, last + 1).filter(({ n }) => noted(part, events, n) !== ''),
    }))
    .filter(({ steps }) => steps.length > 0)
  if (rows.length === 0) return <p class="moves-none">{say.noMoves}</p>
  return (
    <ol class="moves" ref={list} aria-label={say.moves}>
      {rows.map(({ seat, first, steps }, i) => (
        <li key={first} class={steps.length > 1 || seat === null ? 'long' : undefined}>
          <span class="move-number">{i + 1}</span>
          {seat !== null && <Mark part={part} seat={seat} />}
          <span class="steps">
            {steps.map((event) => {
              const { n } = event
              const annotation = annotations[n]
              const said = sentence(part, events, n, persons) || noted(part, events, n)
              const name = annotation ? `${said} ${annotation.word}` : said
              return (
                <button
                  key={n}
                  class="quiet"
                  aria-current={n === at ? 'step' : undefined}
                  aria-label={name}
                  title={name}
                  onClick={() => go(n)}
                >
                  {part.Note && !gaveUp(event) ? (
                    <part.Note event={event} before={events[n - 1]!.view} />
                  ) : (
                    noted(part, events, n)
                  )}
                  {annotation && <b class={`sign ${annotation.kind}`}>{annotation.sign}</b>}
                </button>
              )
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** An event in the list of moves; '' where it has no place there. */
function noted(part: AnyGamePart, events: GameEvent[], n: number): string {
  const event = events[n]!
  if (n === 0) return ''
  if (event.resigned) return words.table.noteResigned
  if (event.timed_out) return words.table.noteTimedOut
  return part.notation(event, events[n - 1]!.view)
}
