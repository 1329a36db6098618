// One's own name: where it signs in, what recovers it, another name, signing out, a file of it all, and deleting it.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { language } from '@nemeton/board/base/language'
import { useLazy } from '../shared/browser/hooks'
import { saveFile } from '../shared/components/files'
import { useRequest } from '../shared/components/use_request'
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
  const [sure, setSure] = useState(false)
  const OwnBots = useLazy(true, () => import('./bot_accounts'))
  const leave = () => {
    forgetSession()
    onChange()
  }
  const { busy, ask, trouble } = useRequest(say, ({ code }) => code === 'bad_key' && leave())
  const look = () => ask(() => accounts.account(key), setAccount)
  const Blocked = useLazy(true, () => import('./blocked_players'))
  const lookFirst = useEffectEvent(look)
  useEffect(() => lookFirst(), [key])
  const rename = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const wanted = String(new FormData(e.currentTarget).get('value')).trim()
    ask(
      () => accounts.rename(key, wanted),
      ({ name }) => {
        session.keep({ ...now, name })
        onChange()
        look()
      },
    )
  }
  if (!account) return <>{trouble}</>
  return (
    <>
      <p class="note">
        {say.since(day(account.since))}. {say.sessions(account.sessions)}
      </p>
      {trouble}
      <section>
        <h2>{say.devices}</h2>
        <ul class="passkeys">
          {account.passkeys.map(({ id, added, used }) => (
            <li key={id}>
              {say.device(day(added), used === null ? null : day(used))}
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
      <section>
        <h2>{say.codesTitle}</h2>
        <p>{say.codesLeft(account.codes)}</p>
        <div class="ways">
          <button
            disabled={busy}
            onClick={() =>
              ask(
                () => accounts.newCodes(key),
                ({ codes }) => onCodes(codes),
              )
            }
          >
            {say.newCodes}
          </button>
        </div>
      </section>
      {OwnBots && <OwnBots session={key} />}
      {Blocked && <Blocked sessionKey={key} />}
      <form onSubmit={rename}>
        <label class="field">
          {say.name}
          <input name="value" defaultValue={account.name} maxLength={20} autocomplete="off" />
        </label>
        <button disabled={busy}>{say.rename}</button>
      </form>
      <div class="ways">
        <a class="button" href={`/player/${account.player}`}>
          {ratings.own}
        </a>
        <button disabled={busy} onClick={() => ask(() => accounts.signOut(key), leave)}>
          {say.signOut}
        </button>
        <button
          disabled={busy}
          onClick={() =>
            ask(
              () => exportAccount(key, account),
              (all) => saveFile('nemeton-name.json', all),
            )
          }
        >
          {say.save}
        </button>
      </div>
      {sure ? (
        <div class="leaving" role="group" aria-label={say.remove}>
          <p>{say.removeNote}</p>
          <button disabled={busy} onClick={() => ask(() => accounts.remove(key), leave)}>
            {say.removeYes}
          </button>
          <button class="quiet" onClick={() => setSure(false)}>
            {say.removeNo}
          </button>
        </div>
      ) : (
        <button onClick={() => setSure(true)}>{say.remove}</button>
      )}
    </>
  )
}
