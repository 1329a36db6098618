// One's own bot accounts, under one's name: making them, their tokens, and doing away with them.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { useRequest } from '../shared/components/use_request'
import '../play/bots/bots.css'
import { botAccounts, type OwnBots } from '../shared/api/bots'
import { say } from '../play/bots/words'

interface TokenProps {
  name: string
  token: string
  onKept(): void
}

function Token({ name, token, onKept }: TokenProps): JSX.Element {
  const [copied, setCopied] = useState(false)
  // Where that is not allowed it can be marked.
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div class="token" role="group" aria-label={say.token(name)}>
      <h3>{say.token(name)}</h3>
      <p>{say.tokenNote}</p>
      <p>
        <code>{token}</code>
      </p>
      <div class="ways">
        <button onClick={copy}>
          <span aria-live="polite">{copied ? say.copied : say.copy}</span>
        </button>
        <button class="primary" onClick={onKept}>
          {say.kept}
        </button>
      </div>
    </div>
  )
}

interface BotRowProps {
  bot: OwnBots['bots'][number]
  busy: boolean
  onRenew(): void
  onWithdraw(): void
  onRemove(): void
}

function BotRow({ bot, busy, onRenew, onWithdraw, onRemove }: BotRowProps): JSX.Element {
  const { player, name, has_token, online } = bot
  const [leaving, leave] = useState(false)
  return (
    <li>
      <p>
        <a href={`/player/${player}`}>{name}</a>,{' '}
        {has_token ? (online ? say.online : say.offline) : say.noToken}
      </p>
      <div class="ways">
        <button disabled={busy} onClick={onRenew}>
          {say.renew(name)}
        </button>
        {has_token && (
          <button disabled={busy} onClick={onWithdraw}>
            {say.withdraw(name)}
          </button>
        )}
        {!leaving && (
          <button class="quiet" onClick={() => leave(true)}>
            {say.remove(name)}
          </button>
        )}
      </div>
      {leaving && (
        <div class="leaving" role="group" aria-label={say.remove(name)}>
          <p>{say.removeNote}</p>
          <button disabled={busy} onClick={onRemove}>
            {say.removeYes}
          </button>
          <button class="quiet" onClick={() => leave(false)}>
            {say.removeNo}
          </button>
        </div>
      )}
    </li>
  )
}

export default function BotAccounts({ session }: { session: string }): JSX.Element {
  const [own, setOwn] = useState<OwnBots | null>(null)
  const [told, tell] = useState<{ name: string; token: string } | null>(null)
  const { busy, ask, trouble } = useRequest(say)
  const look = () => ask(() => botAccounts.own(session), setOwn)
  const lookFirst = useEffectEvent(look)
  useEffect(() => lookFirst(), [session])
  const show = (name: string) => (answer: { token: string }) => {
    tell({ name, token: answer.token })
    look()
  }
  const make = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const form = e.currentTarget
    const wanted = String(new FormData(form).get('bot')).trim()
    ask(
      () => botAccounts.make(session, wanted),
      (made) => {
        form.reset()
        show(made.name)(made)
      },
    )
  }
  return (
    <section>
      <h2>{say.title}</h2>
      <p>{say.lead}</p>
      {trouble}
      {told && <Token {...told} onKept={() => tell(null)} />}
      <ul class="own-bots">
        {own?.bots.map((bot) => (
          <BotRow
            key={bot.player}
            {...{ bot, busy }}
            onRenew={() => ask(() => botAccounts.renew(session, bot.player), show(bot.name))}
            onWithdraw={() => ask(() => botAccounts.withdraw(session, bot.player), look)}
            onRemove={() => ask(() => botAccounts.remove(session, bot.player), look)}
          />
        ))}
      </ul>
      {own && own.bots.length < own.limit ? (
        <form onSubmit={make}>
          <label class="field">
            {say.name}
            <input name="bot" maxLength={20} autocomplete="off" />
          </label>
          <button disabled={busy}>{say.make}</button>
        </form>
      ) : (
        own && <p class="note">{say.most(own.limit)}</p>
      )}
    </section>
  )
}
