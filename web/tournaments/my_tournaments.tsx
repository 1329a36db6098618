// The tournaments of who is signed in: those that he has made or come into, first those that go on.
import type { Problem } from '../shared/api/request'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import { language } from '@nemeton/board/base/language'
import { gameWords } from '@nemeton/board/words'
import { errorText } from '../shared/api/error_text'
import { isGame } from '../shared/games/games'
import { tournaments, type OwnTournament } from '../shared/api/tournaments'
import { say } from './words'

/** So many the server tells at once. */
const pageLength = 50
/** So many are seen at first, so that a new one is at hand. */
const first = 5

const day = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })

function standing({ state, at }: OwnTournament): string {
  if (state === 'over') return say.endedOn(day(at))
  return state === 'running' ? say.underWay : say.notBegun
}

export function TournamentRow({ own }: { own: OwnTournament }): JSX.Element {
  const { tournament, name, game, format, is_host } = own
  return (
    <li class={own.state === 'running' ? 'my-table on-turn' : 'my-table'}>
      <a href={`/tournaments/${tournament}`}>
        <span>
          <strong>{name}</strong> <span class="note">{gameWords(game).name}</span>
          <small>
            <span>{standing(own)}</span> <span>{say.formats[format]}</span>{' '}
            {is_host && <span>{say.byYou}</span>}
          </small>
        </span>
      </a>
    </li>
  )
}

/** Those that are known, whether there are more, and the way to them; null before the server has said so. */
export interface OwnTournaments {
  known: OwnTournament[]
  hasMore: boolean
  problem: Problem | null
  more(): Promise<void>
}

export function useOwnTournaments(key: string | undefined): OwnTournaments | null {
  const [told, tell] = useState<Omit<OwnTournaments, 'more'> | null>(null)
  const look = async (known: OwnTournament[]) => {
    const answer = await tournaments.own(key!, known.at(-1))
    if ('code' in answer) return tell({ known, hasMore: known.length > 0, problem: answer })
    const next = answer.tournaments
    tell({ known: [...known, ...next], hasMore: next.length === pageLength, problem: null })
  }
  const lookFirst = useEffectEvent(() => look([]))
  useEffect(() => {
    if (key) void lookFirst()
  }, [key])
  return told && { ...told, more: () => look(told.known) }
}

export function MyTournaments({ own }: { own: OwnTournaments }): JSX.Element | null {
  const { known, hasMore, problem } = own
  const [most, setMost] = useState(first)
  if (known.length === 0 && !problem) return null
  const more = () => {
    // All that are known are seen before others are asked for.
    if (most < known.length) setMost(known.length)
    else void own.more().then(() => setMost(Infinity))
  }
  return (
    <section>
      <h2>{say.mine}</h2>
      <ul class="my-tables">
        {known
          .slice(0, most)
          .map((each) => isGame(each.game) && <TournamentRow key={each.tournament} own={each} />)}
      </ul>
      {problem && (
        <p class="problem" role="alert">
          {errorText(problem, say.errors)}
        </p>
      )}
      {(known.length > most || hasMore) && <button onClick={more}>{say.more}</button>}
    </section>
  )
}
