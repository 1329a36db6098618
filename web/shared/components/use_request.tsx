// What is asked of the server by a press: one thing at a time, and why it was not to be had.
import { type Problem, problemIn } from '../api/request'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { errorText, type ErrorWords } from '../api/error_text'

/** What a view says of answers that it does not want. */
export interface RequestTexts {
  errors?: ErrorWords
  /** Of null, which is an answer that the reader did not give. */
  cancelled?: string
}

export interface PendingRequest {
  busy: boolean
  /** Asks, and tells what comes of it to `done`. */
  ask<T extends object>(question: () => Promise<T | Problem | null>, done?: (answer: T) => unknown): void
  trouble: JSX.Element | null
}

export function useRequest(
  say: RequestTexts = {},
  onProblem: (problem: Problem) => void = () => {},
): PendingRequest {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const run = async <T extends object>(
    question: () => Promise<T | Problem | null>,
    done: (answer: T) => unknown,
  ) => {
    setBusy(true)
    setTrouble(null)
    const answer = await question()
    const problem = problemIn(answer)
    if (answer === null) setTrouble(say.cancelled ?? null)
    else if (problem) {
      setTrouble(errorText(problem, say.errors))
      onProblem(problem)
    } else await done(answer as T)
    setBusy(false)
  }
  const ask: PendingRequest['ask'] = (question, done = () => {}) => void run(question, done)
  const shown = trouble && (
    <p class="problem" role="alert">
      {trouble}
    </p>
  )
  return { busy, ask, trouble: shown as PendingRequest['trouble'] }
}
