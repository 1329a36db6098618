// What happens at the server now: how many people are online, and a game that is played.
import type { JSX } from 'preact'
import { usePolled } from '../../shared/browser/use_polled'
import { getServerInfo } from '../../shared/api/tables'
import LiveCard from '../../lobby/watching/live_card'
import { say } from './words'

const refreshInterval = 30_000

export default function Live(): JSX.Element {
  const [about] = usePolled(getServerInfo, refreshInterval)
  const people = about && 'people_online' in about ? about.people_online : 0
  return (
    <div class="live">
      {people > 0 && <p class="note">{say.onlineNow(people)}</p>}
      <LiveCard />
    </div>
  )
}
