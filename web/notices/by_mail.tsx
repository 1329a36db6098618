// Being told by e-mail when it is my turn: an address, the digits that were sent there, and the end of it; nothing where the server sends no mails.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useLoaded } from '../base/use'
import { words } from '../messages'
import type { Problem } from '../table/table'
import { confirm, endMails, mailbox, sendCode, sendsMails } from './mailbox'
import { say } from './words'

const inWords = ({ code }: Problem): string => say.errors[code] ?? words.errors[code] ?? say.away

const field = (e: TargetedSubmitEvent<HTMLFormElement>): string => {
  e.preventDefault()
  return String(new FormData(e.currentTarget).get('value')).trim()
}

export default function ByMail(): JSX.Element | null {
  const sends = useLoaded(sendsMails, 'mails')
  const [kept, setKept] = useState(mailbox.get)
  const [sent, setSent] = useState<{ mail: string; challenge: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  if (!sends) return null
  /** Does one thing, and says what was wrong with it. */
  const run = async (what: () => Promise<Problem | null>) => {
    setBusy(true)
    setTrouble(null)
    const problem = await what()
    setTrouble(problem && inWords(problem))
    setKept(mailbox.get())
    setBusy(false)
  }
  const ask = (mail: string) =>
    run(async () => {
      const answer = await sendCode(mail)
      if ('code' in answer) return answer
      setSent({ mail, challenge: answer.challenge })
      return null
    })
  return (
    <section class="by-mail">
      {kept ? (
        <>
          <p>{say.mailTold(kept.mail)}</p>
          <button disabled={busy} onClick={() => void run(endMails)}>
            {say.noMails}
          </button>
        </>
      ) : (
        <details>
          <summary>{say.byMail}</summary>
          {sent ? (
            <form onSubmit={(e) => void run(() => confirm(sent.mail, sent.challenge, field(e)))}>
              <p role="status">{say.codeSent(sent.mail)}</p>
              <label class="field">
                {say.code}
                <input name="value" inputMode="numeric" autocomplete="one-time-code" maxLength={9} required />
              </label>
              <div class="ways">
                <button class="primary" disabled={busy}>
                  {say.confirm}
                </button>
                <button type="button" class="quiet" onClick={() => setSent(null)}>
                  {say.other}
                </button>
              </div>
            </form>
          ) : (
            <form onSubmit={(e) => void ask(field(e))}>
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
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}
