// The list of moves, and stepping through it.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { gaveUp, type AnyGamePart, type GameEvent } from '../board/game'
import { words } from '../messages'
import { Mark } from '../parts/mark'

const say = words.table

interface MovesProps {
  part: AnyGamePart
  events: GameEvent[]
  at: number
  go(to: number): void
}

export function Moves({ part, events, at, go }: MovesProps): JSX.Element {
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

  const entries = events
    .map((event, n) => ({ event, n, text: noted(part, events, n) }))
    .filter(({ text }) => text !== '')
  if (entries.length === 0) return <p class="moves-none">{say.noMoves}</p>
  return (
    <ol class="moves" ref={list} aria-label={say.moves}>
      {entries.map(({ event, n, text }, i) => (
        <li key={n}>
          <button class="quiet" aria-current={n === at ? 'step' : undefined} onClick={() => go(n)}>
            <span class="move-number">{i + 1}</span>
            {one(events, n) && <Mark part={part} seat={event.seat!} />}
            {text}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Whether an event is one seat's, and not chance or what all chose at once and revealed with it. */
function one(events: GameEvent[], n: number): boolean {
  return events[n]!.seat !== null && (gaveUp(events[n]!) || events[n - 1]?.state.node !== 'simultaneous')
}

/** An event in the list of moves; '' where it has no place there. */
function noted(part: AnyGamePart, events: GameEvent[], n: number): string {
  const event = events[n]!
  if (n === 0) return ''
  if (event.resigned) return words.table.noteResigned
  if (event.timed_out) return words.table.noteTimedOut
  return part.notation(event, events[n - 1]!.view)
}

interface StepperProps {
  at: number
  /** Whether the newest event is shown, or about to be. */
  following: boolean
  last: number
  go(to: number): void
}

const arrows = {
  first: 'M18 6l-8 6 8 6zM6.5 6v12',
  back: 'M15.5 6l-8 6 8 6z',
  forward: 'M8.5 6l8 6-8 6z',
  last: 'M6 6l8 6-8 6zM17.5 6v12',
}

export function Stepper({ at, following, last, go }: StepperProps): JSX.Element {
  // At once, so that two quick presses are two steps.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (target.closest?.('[role=grid], input, select, textarea, dialog')) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (to === undefined) return
      event.preventDefault()
      go(to)
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })
  const button = (name: keyof typeof arrows, to: number, enabled: boolean) => (
    <button
      class="quiet icon"
      onClick={() => go(to)}
      disabled={!enabled}
      aria-label={say[name]}
      title={say[name]}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrows[name]} />
      </svg>
    </button>
  )
  return (
    <div class="stepper">
      {button('first', 0, at > 0)}
      {button('back', at - 1, at > 0)}
      <span class="where">{following ? '' : say.past(at, last)}</span>
      {button('forward', at + 1, at < last)}
      {button('last', last, at < last)}
    </div>
  )
}
