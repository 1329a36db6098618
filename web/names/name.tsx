// The quiet place of a name that stays: taking one, signing in, its passkeys and recovery codes, and parting with it.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { usePassedFocus } from '../base/focus'
import { useTitle } from '../parts/title'
import '../seats/seats.css'
import { Codes } from './codes'
import { Join } from './join'
import './names.css'
import { Own } from './own'
import { session } from '../table/player'
import { say } from './words'

export default function Name(): JSX.Element {
  const [now, setNow] = useState(session.get)
  const [codes, setCodes] = useState<string[] | null>(null)
  const look = () => setNow(session.get())
  useTitle(say.title)
  return (
    <main class="around names" ref={usePassedFocus()}>
      <h1>{now?.name ?? say.title}</h1>
      {codes ? (
        <Codes codes={codes} name={now!.name} onKept={() => setCodes(null)} />
      ) : now ? (
        <Own key={now.key} now={now} onCodes={setCodes} onChange={look} />
      ) : (
        <Join
          onIn={(given) => {
            setCodes(given)
            look()
          }}
        />
      )}
    </main>
  )
}
