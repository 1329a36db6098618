// What who runs the server has to say to everybody, at the top of every page until the reader puts it away.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { store } from '@nemeton/board/base/storage'
import { useLoaded } from '../shared/browser/hooks'
import './moderation.css'
import { listAnnouncements } from '../shared/api/reports'
import { say } from './words'

export default function Announcements(): JSX.Element | null {
  const all = useLoaded(listAnnouncements, null)
  const [away, setAway] = useState(() => store.part<string[]>('dismissedAnnouncements') ?? [])
  const shown = all?.filter(({ id }) => !away.includes(id)) ?? []
  if (shown.length === 0) return null
  const putAway = (id: string) => {
    // Of those that are over nothing is kept.
    const kept = [...away.filter((each) => all!.some((one) => one.id === each)), id]
    store.keepPart('dismissedAnnouncements', kept)
    setAway(kept)
  }
  return (
    <section class="announced" aria-label={say.announcements}>
      {shown.map(({ id, text }) => (
        <div key={id}>
          <p>{text}</p>
          <button class="quiet" onClick={() => putAway(id)}>
            {say.putAway}
          </button>
        </div>
      ))}
    </section>
  )
}
