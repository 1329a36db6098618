// Taking a name, and signing in to one that there is, by a passkey or a recovery code.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { type PendingRequest, useRequest } from '../shared/components/use_request'
import { addressWithPasskeys, askPasskey, hasPasskeys, newPasskey } from './passkey'
import { accounts } from './account_api'
import { fetchTables, session, claimAllSeats, type Session } from '../play/storage/session'
import { say } from './words'

/** As many characters as a server takes. */
const longest = 20

type SignedIn = Session & { recovery_codes?: string[] }
type SubmittedForm = TargetedSubmitEvent<HTMLFormElement>

interface SignInProps {
  /** Signed in; with the recovery codes of a name that is new. */
  onIn(codes: string[] | null): void
}

async function signUp(name: string) {
  const challenge = await accounts.challenge({ name })
  if ('code' in challenge) return challenge
  const passkey = await newPasskey(challenge, name, [])
  return passkey && accounts.add(name, passkey)
}

async function signIn() {
  const challenge = await accounts.challenge()
  if ('code' in challenge) return challenge
  const passkey = await askPasskey(challenge)
  return passkey && accounts.signIn({ passkey })
}

const field = (e: SubmittedForm): string => {
  e.preventDefault()
  return String(new FormData(e.currentTarget).get('value')).trim()
}

interface FormProps extends Pick<PendingRequest, 'busy' | 'ask'> {
  onEnter(answer: SignedIn): Promise<void>
}

function PasskeyForm({ busy, ask, onEnter }: FormProps): JSX.Element {
  return (
    <>
      <form
        onSubmit={(e) => {
          const name = field(e)
          ask(() => signUp(name), onEnter)
        }}
      >
        <label class="field">
          {say.name}
          <input name="value" maxLength={longest} autocomplete="username" />
        </label>
        <button class="primary" disabled={busy}>
          {busy ? say.taking : say.take}
        </button>
      </form>
      <section>
        <h2>{say.or}</h2>
        <button disabled={busy} onClick={() => ask(signIn, onEnter)}>
          {say.signIn}
        </button>
      </section>
    </>
  )
}

function NoPasskeys(): JSX.Element {
  const elsewhere = addressWithPasskeys()
  return (
    <div class="no-passkeys">
      <p>{say.noPasskeys}</p>
      {elsewhere && (
        <a class="button" href={elsewhere}>
          {say.goLocal}
        </a>
      )}
    </div>
  )
}

function RecoveryCodeForm({ busy, ask, onEnter }: FormProps): JSX.Element {
  return (
    <details>
      <summary>{say.withCode}</summary>
      <form
        onSubmit={(e) => {
          const code = field(e)
          ask(() => accounts.signIn({ recovery_code: code }), onEnter)
        }}
      >
        <label class="field">
          {say.code}
          <input name="value" autocomplete="off" autocapitalize="characters" spellcheck={false} />
        </label>
        <button disabled={busy}>{say.useCode}</button>
      </form>
    </details>
  )
}

export function SignIn({ onIn }: SignInProps): JSX.Element {
  const { busy, ask, trouble } = useRequest(say)
  const enter = async ({ player, name, key, recovery_codes }: SignedIn) => {
    session.keep({ player, name, key })
    await claimAllSeats()
    await fetchTables()
    onIn(recovery_codes ?? null)
  }
  return (
    <>
      <p>{say.lead}</p>
      {hasPasskeys() ? <PasskeyForm {...{ busy, ask }} onEnter={enter} /> : <NoPasskeys />}
      <RecoveryCodeForm {...{ busy, ask }} onEnter={enter} />
      {trouble}
    </>
  )
}
