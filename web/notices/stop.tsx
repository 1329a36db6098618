// Where the link in a mail leads: a press on the button, and no more of them come. A visit alone ends nothing, for programs that look through mails open their links.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../base/focus'
import { useTitle } from '../parts/title'
import { stopMails } from './mailbox'
import { say } from './words'

export default function Stop(): JSX.Element {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'bad' | 'away'>('asked')
  useTitle(say.stopTitle)
  const stop = async () => {
    setState('busy')
    const problem = await stopMails(location.hash.slice(1))
    setState(problem === null ? 'done' : problem.code === 'bad_code' ? 'bad' : 'away')
  }
  const trouble = state === 'bad' ? say.stopBad : state === 'away' ? say.away : null
  return (
    <main class="around" ref={usePassedFocus()}>
      <h1>{say.stopTitle}</h1>
      {state === 'done' ? (
        <p role="status">{say.stopped}</p>
      ) : (
        <button class="primary" disabled={state === 'busy'} onClick={() => void stop()}>
          {say.stop}
        </button>
      )}
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </main>
  )
}
