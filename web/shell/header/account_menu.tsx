// The right end of the header: notifications, and the account of the player who is signed in.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameWords } from '@nemeton/board/words'
import { navigate } from '../../shared/browser/router'
import { usePolled } from '../../shared/browser/use_polled'
import { addressOf, isMyTurn, remoteTables } from '../../lobby/tables/my_tables'
import { isSubscribed, showBadge } from '../../play/notifications/device_notifications'
import { session, signOut } from '../../play/storage/session'
import { Icon } from './icon'
import { say } from './words'

const bell = 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4'
const person = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 20.5c.7-4.5 3.7-6.5 8-6.5s7.3 2 8 6.5'

const refreshInterval = 30_000

/** The tables at the server where it is my turn; the icon of the installed page shows how many. */
async function tablesToMove() {
  const waiting = (await remoteTables()).tables.filter(isMyTurn)
  if (isSubscribed()) showBadge(waiting.length)
  return waiting
}

export default function AccountMenu(): JSX.Element {
  const [player, setPlayer] = useState(session.get)
  useEffect(() => session.watch(() => setPlayer(session.get())), [])
  return (
    <>
      <Notifications />
      {player ? (
        <Account name={player.name} player={player.player} onSignedOut={() => setPlayer(null)} />
      ) : (
        <a class="button quiet sign-in" href="/account">
          {say.signIn}
        </a>
      )}
    </>
  )
}

function Notifications(): JSX.Element {
  const [waiting] = usePolled(tablesToMove, refreshInterval)
  const count = waiting?.length ?? 0
  const label = count > 0 ? say.waiting(count) : say.notifications
  return (
    <>
      <button class="quiet icon bell" popovertarget="notifications" aria-label={label} title={label}>
        <Icon d={bell} />
        {count > 0 && <small aria-hidden="true">{count}</small>}
      </button>
      <div id="notifications" class="menu" popover="auto">
        {count === 0 && <p class="note">{say.none}</p>}
        {waiting?.map((table) => (
          <a key={table.id} href={addressOf(table)}>
            {gameWords(table.game).name}
            <small>{say.yourTurn}</small>
          </a>
        ))}
        <a href="/my-games">{say.allGames}</a>
      </div>
    </>
  )
}

function Account(props: { name: string; player: string; onSignedOut(): void }): JSX.Element {
  const { name, player, onSignedOut } = props
  const end = async () => {
    await signOut()
    onSignedOut()
    navigate('/')
  }
  return (
    <>
      <button class="quiet account" popovertarget="account" aria-label={say.account(name)}>
        <Icon d={person} />
        <span>{name}</span>
      </button>
      <nav id="account" class="menu" popover="auto" aria-label={say.account(name)}>
        <a href={`/player/${player}`}>{say.profile}</a>
        <a href="/my-games">{say.myGames}</a>
        <a href="/archive">{say.archive}</a>
        <a href="/account">{say.bots}</a>
        <a href="/settings">{say.settings}</a>
        <button class="quiet" onClick={() => void end()}>
          {say.signOut}
        </button>
      </nav>
    </>
  )
}
