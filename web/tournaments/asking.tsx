// What is asked of the server by a press: one thing at a time, and why it was not to be had.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../messages'
import { signedOut } from '../table/player'
import type { Problem } from '../table/table'
import { say } from './words'

export function inWords({ code }: Problem): string {
  if (code === 'away' || code === 'unavailable') return say.away
  return say.errors[code] ?? words.errors[code] ?? words.table.refused
}

export interface Asking {
  busy: boolean
  ask<T extends object>(question: () => Promise<T | Problem>, done?: (answer: T) => void): void
  trouble: JSX.Element | null
}

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const ask: Asking['ask'] = async (question, done = () => {}) => {
    setBusy(true)
    setTrouble(null)
    const answer = await question()
    if ('code' in answer && 'message' in answer) {
      setTrouble(inWords(answer))
      if (answer.code === 'bad_key') signedOut()
    } else done(answer as never)
    setBusy(false)
  }
  const shown = trouble && (
    <p class="problem" role="alert">
      {trouble}
    </p>
  )
  return { busy, ask, trouble: shown as Asking['trouble'] }
}
