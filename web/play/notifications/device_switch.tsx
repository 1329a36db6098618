// The switch by which this device is told when it is my turn; nothing where its browser cannot do that.
import type { Problem } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { subscribeDevice, unsubscribeDevice, supportsPush, isSubscribed } from './device_notifications'
import { errorText } from '../../shared/api/error_text'
import { say } from './words'

export default function DeviceSwitch(): JSX.Element | null {
  const [told, setTold] = useState(isSubscribed)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (!supportsPush()) return null
  const change = async (wanted: boolean) => {
    setTold(wanted)
    setBusy(true)
    const refused = wanted ? await subscribeDevice() : (await unsubscribeDevice(), null)
    setTold(wanted && !refused)
    setProblem(refused)
    setBusy(false)
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
          disabled={busy}
          aria-describedby="told-note"
          onChange={({ currentTarget: { checked } }) => void change(checked)}
        />
      </label>
      <p class="note" id="told-note">
        {say.tellNote}
      </p>
      {problem && (
        <p class="problem" role="alert">
          {errorText(problem, say.errors)}
        </p>
      )}
    </section>
  )
}
