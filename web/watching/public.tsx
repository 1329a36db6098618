// At a table of one's own that anybody may watch: that it is so, and how it ends.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { withdraw } from './server'
import './watching.css'
import { say } from './words'

export default function Public({ table, tableKey }: { table: string; tableKey: string }): JSX.Element {
  const [busy, setBusy] = useState(false)
  const [refused, refuse] = useState(false)
  const end = async () => {
    setBusy(true)
    refuse(!(await withdraw(table, tableKey)))
    setBusy(false)
  }
  return (
    <div class="public">
      <p>{say.isPublic}.</p>
      <button class="quiet" disabled={busy} onClick={() => void end()}>
        {say.withdraw}
      </button>
      {refused && (
        <p class="problem" role="alert">
          {say.refused}
        </p>
      )}
    </div>
  )
}
