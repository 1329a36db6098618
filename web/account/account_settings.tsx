// One's own name: where it signs in, what recovers it, another name, signing out, a file of it all, and deleting it.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { language } from '@nemeton/board/base/language'
import { useLazy } from '../shared/browser/hooks'
import { saveFile } from '../shared/components/files'
import { useRequest, type PendingRequest } from '../shared/components/use_request'
import { exportAccount } from './account_export'
import { hasPasskeys, newPasskey } from './passkey'
import { accounts, type Account } from './account_api'
import { session, forgetSession, type Session } from '../play/storage/session'
import { say as ratings } from '../play/ratings/words'
import { say } from './words'

const day = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })

interface AccountSettingsProps {
  now: Session
  onCodes(codes: string[]): void
  /** Another name, or none any more. */
  onChange(): void
}

async function addPasskey(key: string, { name, passkeys }: Account) {
  const challenge = await accounts.challenge({ key })
  if ('code' in challenge) return challenge
  const known = passkeys.map(({ id }) => id)
  const passkey = await newPasskey(challenge, name, known)
  return passkey && accounts.addPasskey(key, passkey)
}

export function AccountSettings({ now, onCodes, onChange }: AccountSettingsProps): JSX.Element {
  const { key } = now
  const [account, setAccount] = useState<Account | null>(null)
  const BotAccounts = useLazy(true, () => import('./bot_accounts'))
  const BlockedPlayers = useLazy(true, () => import('./blocked_players'))
  const leave = () => {
    forgetSession()
    onChange()
  }
  const request = useRequest(say, ({ code }) => code === 'bad_key' && leave())
  const { ask, trouble } = request
  const look = () => ask(() => accounts.account(key), setAccount)
  const lookFirst = useEffectEvent(look)
  useEffect(() => lookFirst(), [key])
  if (!account) return <>{trouble}</>
  const renamed = (name: string) => {
    session.keep({ ...now, name })
    onChange()
    look()
  }
  const part = { sessionKey: key, account, request, look, leave }
  return (
    <>
      <p class="note">
        {say.since(day(account.created_at))}. {say.sessions(account.sessions)}
      </p>
      {trouble}
      <Devices {...part} />
      <Codes {...part} onCodes={onCodes} />
      {BotAccounts && <BotAccounts session={key} />}
      {BlockedPlayers && <BlockedPlayers sessionKey={key} />}
      <Rename {...part} onRenamed={renamed} />
      <AccountActions {...part} />
      <DeleteAccount {...part} />
    </>
  )
}

interface PartProps {
  sessionKey: string
  account: Account
  request: PendingRequest
  /** Reads the account again. */
  look(): void
  /** Forgets the session here. */
  leave(): void
}

function Devices({ sessionKey: key, account, request: { busy, ask }, look }: PartProps): JSX.Element {
  return (
    <section>
      <h2>{say.devices}</h2>
      <ul class="passkeys">
        {account.passkeys.map(({ id, created_at, last_used_at }) => (
          <li key={id}>
            {say.device(day(created_at), last_used_at === null ? null : day(last_used_at))}
            {account.passkeys.length > 1 && (
              <button
                class="quiet"
                disabled={busy}
                onClick={() => ask(() => accounts.removePasskey(key, id), look)}
              >
                {say.removeDevice}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="note">{say.thisKind}</p>
      <div class="ways">
        {hasPasskeys() && (
          <button disabled={busy} onClick={() => ask(() => addPasskey(key, account), look)}>
            {say.addDevice}
          </button>
        )}
        {account.sessions > 1 && (
          <button disabled={busy} onClick={() => ask(() => accounts.signOut(key, true), look)}>
            {say.endOthers}
          </button>
        )}
      </div>
    </section>
  )
}

function Codes(props: PartProps & Pick<AccountSettingsProps, 'onCodes'>): JSX.Element {
  const { sessionKey: key, account, request, onCodes } = props
  const renew = () =>
    request.ask(
      () => accounts.newCodes(key),
      ({ recovery_codes }) => onCodes(recovery_codes),
    )
  return (
    <section>
      <h2>{say.codesTitle}</h2>
      <p>{say.codesLeft(account.recovery_codes)}</p>
      <div class="ways">
        <button disabled={request.busy} onClick={renew}>
          {say.newCodes}
        </button>
      </div>
    </section>
  )
}

function Rename(props: PartProps & { onRenamed(name: string): void }): JSX.Element {
  const { sessionKey: key, account, request, onRenamed } = props
  const rename = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const wanted = String(new FormData(e.currentTarget).get('value')).trim()
    request.ask(
      () => accounts.rename(key, wanted),
      ({ name }) => onRenamed(name),
    )
  }
  return (
    <form onSubmit={rename}>
      <label class="field">
        {say.name}
        <input name="value" defaultValue={account.name} maxLength={20} autocomplete="off" />
      </label>
      <button disabled={request.busy}>{say.rename}</button>
    </form>
  )
}

function AccountActions({ sessionKey: key, account, request: { busy, ask }, leave }: PartProps): JSX.Element {
  const save = () =>
    ask(
      () => exportAccount(key, account),
      (all) => saveFile('nemeton-name.json', all),
    )
  return (
    <div class="ways">
      <a class="button" href={`/player/${account.player}`}>
        {ratings.own}
      </a>
      <button disabled={busy} onClick={() => ask(() => accounts.signOut(key), leave)}>
        {say.signOut}
      </button>
      <button disabled={busy} onClick={save}>
        {say.save}
      </button>
    </div>
  )
}

function DeleteAccount({ sessionKey: key, request: { busy, ask }, leave }: PartProps): JSX.Element {
  const [sure, setSure] = useState(false)
  if (!sure) return <button onClick={() => setSure(true)}>{say.remove}</button>
  return (
    <div class="leaving" role="group" aria-label={say.remove}>
      <p>{say.removeNote}</p>
      <button disabled={busy} onClick={() => ask(() => accounts.remove(key), leave)}>
        {say.removeYes}
      </button>
      <button class="quiet" onClick={() => setSure(false)}>
        {say.removeNo}
      </button>
    </div>
  )
}
