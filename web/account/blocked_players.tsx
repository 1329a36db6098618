// Whom one has blocked, with one's own name.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { useRequest } from '../shared/components/use_request'
import '../play/reports/reports.css'
import { listBlocked, unblockPlayer, type BlockedPlayer } from '../shared/api/reports'
import { say } from '../play/reports/words'

export default function BlockedPlayers({ sessionKey }: { sessionKey: string }): JSX.Element | null {
  const [all, setAll] = useState<BlockedPlayer[]>([])
  const { busy, ask, trouble } = useRequest(say)
  const look = () =>
    ask(
      () => listBlocked(sessionKey),
      ({ blocked }) => setAll(blocked),
    )
  const lookFirst = useEffectEvent(look)
  useEffect(() => lookFirst(), [sessionKey])
  if (all.length === 0) return trouble
  return (
    <section class="blocked">
      <h2>{say.blockedTitle}</h2>
      <ul class="passkeys">
        {all.map(({ player, name }) => (
          <li key={player}>
            <a href={`/player/${player}`}>{name}</a>
            <button
              class="quiet"
              disabled={busy}
              onClick={() => ask(() => unblockPlayer(sessionKey, player), look)}
            >
              {say.unblock}
            </button>
          </li>
        ))}
      </ul>
      {trouble}
    </section>
  )
}
