// Stepping through a game, by arrows on the page and on the keyboard.
import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { words } from '../../../shared/messages'

const say = words.table

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
