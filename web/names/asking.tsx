// What is asked of the server or of a passkey: one thing at a time, and why it was not to be had.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../messages'
import type { Problem } from '../table/table'
import { say } from './words'

function inWords({ code }: Problem): string {
  if (code === 'away' || code === 'unavailable') return say.away
  return say.errors[code] ?? words.errors[code] ?? words.table.refused
}

export interface Asking {
  busy: boolean
  /** Asks, and tells what comes of it to `done`; null is a passkey that was not given. */
  ask<T extends object>(question: () => Promise<T | Problem | null>, done: (answer: T) => unknown): void
  trouble: JSX.Element | null
}

export function useAsking(onProblem: (problem: Problem) => void = () => {}): Asking {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const ask: Asking['ask'] = async (question, done) => {
    setBusy(true)
    setTrouble(null)
    const answer = await question()
    if (answer === null) setTrouble(say.cancelled)
    else if ('code' in answer && 'message' in answer) {
      setTrouble(inWords(answer))
      onProblem(answer)
    } else await done(answer as never)
    setBusy(false)
  }
  const shown = trouble && (
    <p class="problem" role="alert">
      {trouble}
    </p>
  )
  return { busy, ask, trouble: shown as Asking['trouble'] }
}
