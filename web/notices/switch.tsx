// The switch by which this device is told when it is my turn; nothing where its browser cannot do that.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { beTold, beToldNoMore, canBeTold, isTold } from './device'
import { say } from './words'

export default function Switch(): JSX.Element | null {
  const [told, setTold] = useState(isTold)
  const [state, setState] = useState<'idle' | 'busy' | 'denied' | 'away'>('idle')
  if (!canBeTold()) return null
  const change = async (wanted: boolean) => {
    setTold(wanted)
    setState('busy')
    if (!wanted) {
      await beToldNoMore()
      return setState('idle')
    }
    const became = await beTold()
    setTold(became === 'told')
    setState(became === 'told' ? 'idle' : became)
  }
  return (
    <section class="told">
      <label class="switch">
        {say.tell}
        <input
          type="checkbox"
          role="switch"
          name="told"
          checked={told}
          disabled={state === 'busy'}
          aria-describedby="told-note"
          onChange={({ currentTarget: { checked } }) => void change(checked)}
        />
      </label>
      <p class="note" id="told-note">
        {say.tellNote}
      </p>
      {(state === 'denied' || state === 'away') && (
        <p class="problem" role="alert">
          {say[state]}
        </p>
      )}
    </section>
  )
}
