// A few phrases to say instead of a chat, and hearing them read aloud.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart } from '@nemeton/board/game'
import { personsOf, sentences, type Persons } from '@nemeton/board/person'
import { words } from '../../shared/messages'
import type { Phrase } from '@nemeton/websocket'
import { phrasePause, phrases } from '../../shared/messages/chat_phrases'
import { useRecent } from './chat_phrase'
import type { AnyRemoteTable, TableState } from '../table/table'

const say = words.table

interface QuickChatProps {
  part: AnyGamePart
  table: AnyRemoteTable
  state: TableState
}

/** Saying something, and whether others are heard. */
export default function QuickChat({ part, table, state }: QuickChatProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const [spoke, setSpoke] = useState<number>()
  const pausing = useRecent(spoke, phrasePause)
  const speak = (phrase: Phrase) => {
    table.say(phrase)
    setSpoke(performance.now())
    setOpen(false)
  }
  return (
    <>
      <button class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say.say}
      </button>
      <p class="visually-hidden" aria-live="polite">
        {lastSaid(personsOf(part.seats, state.mine), state)}
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
              onChange={({ currentTarget: { checked } }) => table.mute(checked)}
            />
          </label>
        </div>
      )}
    </>
  )
}

/** What was said last, by whom. */
function lastSaid(persons: Persons, { said }: TableState): string {
  const [last] = Object.entries(said).sort(([, a], [, b]) => b!.at - a!.at)
  return last ? sentences(say.said(persons(Number(last[0])), words.phrases[last[1]!.phrase])) : ''
}
