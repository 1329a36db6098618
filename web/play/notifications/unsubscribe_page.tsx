// Where the link in a mail leads: a press on the button, and no more of them come. A visit alone ends nothing, for programs that look through mails open their links.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { useRequest } from '../../shared/components/use_request'
import { useTitle } from '../../shared/components/use_title'
import '../../shared/components/lists.css'
import { unsubscribeByLink } from './email_notifications'
import { say } from './words'

export default function UnsubscribePage(): JSX.Element {
  const [done, setDone] = useState(false)
  const { busy, ask, trouble } = useRequest({ ...say, errors: { bad_code: say.stopBad } })
  useTitle(say.stopTitle)
  return (
    <main class="around" ref={usePassedFocus()}>
      <h1>{say.stopTitle}</h1>
      {done ? (
        <p role="status">{say.stopped}</p>
      ) : (
        <button
          class="primary"
          disabled={busy}
          onClick={() =>
            ask(
              () => unsubscribeByLink(location.hash.slice(1)),
              () => setDone(true),
            )
          }
        >
          {say.stop}
        </button>
      )}
      {trouble}
    </main>
  )
}
