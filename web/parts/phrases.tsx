// A few phrases to say instead of a chat, and hearing them: beside a name for a moment, and read aloud.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { AnyGamePart } from '../board/game'
import { words } from '../messages'
import { phrasePause, phrases, type Phrase, type Said } from '../table/phrases'
import type { Table, TableState } from '../table/table'

const say = words.table

/** How long a phrase stays beside the name, in milliseconds. */
const shownFor = 6000

/** Whether less than that time has gone by; looks again when it has. */
function useRecent(at: number | undefined, time: number): boolean {
  const [, again] = useState({})
  const left = at === undefined ? 0 : at + time - performance.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => again({}), left)
    return () => clearTimeout(timer)
  }, [at])
  return left > 0
}

/** What a seat has just said, in place of what else stands there. */
export function Saying({ said, children }: { said?: Said; children: ComponentChildren }): JSX.Element {
  const recent = useRecent(said?.at, shownFor)
  return recent ? <q class="said">{words.phrases[said!.phrase]}</q> : <>{children}</>
}

interface PhrasesProps {
  part: AnyGamePart
  table: Table
  state: TableState
}

/** Saying something, and whether others are heard. */
export function Phrases({ part, table, state }: PhrasesProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const [spoke, setSpoke] = useState<number>()
  const pausing = useRecent(spoke, phrasePause)
  const speak = (phrase: Phrase) => {
    table.say!(phrase)
    setSpoke(performance.now())
    setOpen(false)
  }
  return (
    <>
      <button class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say.say}
      </button>
      <p class="visually-hidden" aria-live="polite">
        {lastSaid(part, state)}
      </p>
      {open && (
        <div class="phrases" role="group" aria-label={say.say}>
          {phrases.map((phrase) => (
            <button key={phrase} disabled={pausing} onClick={() => speak(phrase)}>
              {words.phrases[phrase]}
            </button>
          ))}
          <label class="switch">
            {say.mute}
            <input
              type="checkbox"
              role="switch"
              checked={state.muted}
              onChange={({ currentTarget: { checked } }) => table.mute!(checked)}
            />
          </label>
        </div>
      )}
    </>
  )
}

/** What was said last, by whom. */
function lastSaid(part: AnyGamePart, { said }: TableState): string {
  const [last] = Object.entries(said).sort(([, a], [, b]) => b!.at - a!.at)
  return last ? say.said(part.seats[Number(last[0])]?.name ?? '', words.phrases[last[1]!.phrase]) : ''
}
