// On the shelf, at the ways to tables at the server: at how many of mine it is my turn, how many wait for company, and whether there is a server.
import { problemIn } from '../../shared/api/request'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLazy } from '../../shared/browser/hooks'
import { words } from '../../shared/messages'
import { isSubscribed, showBadge } from '../../play/notifications/device_notifications'
import { remoteTables, isMyTurn } from './my_tables'
import { usePolled } from '../../shared/browser/use_polled'
import { listLobby } from '../../shared/api/seats'

const refreshInterval = 30_000

/** At how many it is my turn; the icon of the installed page tells it too. */
async function countMine(): Promise<number> {
  const mine = (await remoteTables()).tables.filter(isMyTurn).length
  if (isSubscribed()) showBadge(mine)
  return mine
}

export function MyTurnCount(): JSX.Element | null {
  const [mine] = usePolled(countMine, refreshInterval)
  if (!mine) return null
  return (
    <small class="waits" title={words.home.waiting(mine)}>
      <span aria-hidden="true">{mine}</span>
      <span class="visually-hidden">{words.home.waiting(mine)}</span>
    </small>
  )
}

export function OpenTableCount(): JSX.Element | null {
  const [open] = usePolled(listLobby, refreshInterval)
  const tables = open && 'tables' in open ? open.tables.length : 0
  return tables > 0 ? <small>{tables}</small> : null
}

/** A game that others play just now, on a card; it comes when the browser has nothing else to do. */
export function LiveGame(): JSX.Element | null {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  const Card = useLazy(idle, () => import('../watching/live_card'))
  return Card && <Card />
}

/** That there is a server: before, and where there is none, nothing is seen of what needs one, whose place is kept. */
export function ServerStatus(): JSX.Element | null {
  const [open] = usePolled(listLobby, refreshInterval)
  return open && problemIn(open)?.code !== 'away' ? <i class="server" hidden /> : null
}
