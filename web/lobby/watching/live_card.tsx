// At the end of the shelf: one of the games that are played just now; nothing where there is none.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { isGame } from '../../shared/games/games'
import { usePolled } from '../../shared/browser/use_polled'
import { GameCard } from './game_card'
import { listPublicTables, type PublicTable } from '../../shared/api/watching'
import { say } from '../../play/watching/words'

const refreshInterval = 30_000

export default function LiveCard(): JSX.Element | null {
  const [found] = usePolled(() => listPublicTables(), refreshInterval)
  const [shown, show] = useState<PublicTable | null>(null)
  const [ended, end] = useState<string[]>([])
  const others = found && 'tables' in found ? found.tables : []
  const next = others.find(({ table, game }) => isGame(game) && !ended.includes(table)) ?? null
  const now = shown && !ended.includes(shown.table) ? shown : next
  const keep = useEffectEvent(() => show(now))
  useEffect(() => keep(), [now?.table])
  if (!now || !isGame(now.game)) return null
  // How many look on is told anew; the game stays the same until it is over.
  const told = others.find(({ table }) => table === now.table) ?? now
  return (
    <GameCard key={now.table} watched={told} game={now.game} onEnd={() => end([...ended, now.table])}>
      <a class="button quiet" href="/watch">
        {say.more}
      </a>
    </GameCard>
  )
}
