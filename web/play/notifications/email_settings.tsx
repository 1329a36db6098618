// Being told by e-mail when it is my turn: an address, the digits that were sent there, and the end of it; nothing where the server sends no mails.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useLoaded } from '../../shared/browser/hooks'
import { type PendingRequest, useRequest } from '../../shared/components/use_request'
import { confirmMailbox, unsubscribeMailbox, mailbox, sendCode, serverSendsMail } from './email_notifications'
import { say } from './words'

const field = (e: TargetedSubmitEvent<HTMLFormElement>): string => {
  e.preventDefault()
  return String(new FormData(e.currentTarget).get('value')).trim()
}

interface SentCode {
  mail: string
  challenge: string
}

interface CodeFormProps extends Pick<PendingRequest, 'busy' | 'ask'> {
  sent: SentCode
  onConfirmed(): void
  /** Called to enter another address. */
  onBack(): void
}

function CodeForm({ busy, ask, sent, onConfirmed, onBack }: CodeFormProps): JSX.Element {
  return (
    <form
      onSubmit={(e) => {
        const code = field(e)
        ask(() => confirmMailbox(sent.mail, sent.challenge, code), onConfirmed)
      }}
    >
      <p role="status">{say.codeSent(sent.mail)}</p>
      <label class="field">
        {say.code}
        <input name="value" inputMode="numeric" autocomplete="one-time-code" maxLength={9} required />
      </label>
      <div class="ways">
        <button class="primary" disabled={busy}>
          {say.confirm}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          {say.other}
        </button>
      </div>
    </form>
  )
}

export default function EmailSettings(): JSX.Element | null {
  const sends = useLoaded(serverSendsMail, 'mails')
  const [kept, setKept] = useState(mailbox.get)
  const [sent, setSent] = useState<SentCode | null>(null)
  const { busy, ask, trouble } = useRequest(say)
  if (!sends) return null
  const look = () => setKept(mailbox.get())
  const askFor = (mail: string) =>
    ask(
      () => sendCode(mail),
      ({ challenge }) => setSent({ mail, challenge }),
    )
  return (
    <section class="by-mail">
      {kept ? (
        <>
          <p>{say.mailTold(kept.email)}</p>
          <button disabled={busy} onClick={() => ask(unsubscribeMailbox, look)}>
            {say.noMails}
          </button>
        </>
      ) : (
        <details>
          <summary>{say.byMail}</summary>
          {sent ? (
            <CodeForm {...{ busy, ask, sent }} onConfirmed={look} onBack={() => setSent(null)} />
          ) : (
            <form onSubmit={(e) => askFor(field(e))}>
              <p class="note">{say.byMailNote}</p>
              <label class="field">
                {say.address}
                <input name="value" type="email" autocomplete="email" maxLength={254} required />
              </label>
              <button class="primary" disabled={busy}>
                {say.sendCode}
              </button>
            </form>
          )}
        </details>
      )}
      {trouble}
    </section>
  )
}
