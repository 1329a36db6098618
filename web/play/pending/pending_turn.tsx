// A turn that is complete and goes out in a moment: it can be taken back until then, or sent at once.
import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { words } from '../../shared/messages'
import { holdDelay } from '../table/drafted_table'
import type { TurnDraft } from '../table/table'
import './pending_turn.css'
import { say } from './words'

export default function PendingTurn({ draft }: { draft: TurnDraft }): JSX.Element {
  // By Tab alone nobody would be there in time. The key is heard from the moment at which the button is seen.
  useLayoutEffect(() => {
    const key = (press: KeyboardEvent) => {
      if (press.key !== 'z' || !(press.ctrlKey || press.metaKey)) return
      press.preventDefault()
      draft.undo()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [draft])
  const delay = holdDelay()
  return (
    <>
      <p class="turn">{delay === Infinity ? say.confirm : say.held}</p>
      <div class="held-turn" style={delay === Infinity ? undefined : { '--hold': `${delay}ms` }}>
        <button class="primary" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => draft.undo()}>
          {words.table.undo}
        </button>
        <button class="quiet" onClick={() => draft.sendNow()}>
          {say.sendNow}
        </button>
      </div>
    </>
  )
}
