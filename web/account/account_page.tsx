// The quiet place of a name that stays: taking one, signing in, its passkeys and recovery codes, and parting with it.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../shared/browser/focus'
import { useTitle } from '../shared/components/use_title'
import '../shared/components/lists.css'
import { RecoveryCodes } from './recovery_codes'
import { SignIn } from './sign_in'
import './account.css'
import { AccountSettings } from './account_settings'
import { session } from '../play/storage/session'
import { say } from './words'

export default function AccountPage(): JSX.Element {
  const [now, setNow] = useState(session.get)
  const [codes, setCodes] = useState<string[] | null>(null)
  const look = () => setNow(session.get())
  useTitle(say.title)
  return (
    <main class="around names" ref={usePassedFocus()}>
      <h1>{now?.name ?? say.title}</h1>
      {codes ? (
        <RecoveryCodes codes={codes} name={now!.name} onKept={() => setCodes(null)} />
      ) : now ? (
        <AccountSettings key={now.key} now={now} onCodes={setCodes} onChange={look} />
      ) : (
        <SignIn
          onIn={(given) => {
            setCodes(given)
            look()
          }}
        />
      )}
    </main>
  )
}
