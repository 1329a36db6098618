// A game in the laboratory (/lab/GAME): its report, and a small study that is played while one looks on.
import type { JSX } from 'preact'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import type { GameId } from '../../shared/games/games'
import { useTitle } from '../../shared/components/use_title'
import { Findings, Verdicts } from '../report/report'
import type { Results } from '../report/study_results'
import { factsOf } from '../../play/engine/game_facts'
import './lab.css'
import { LiveStudy } from './live_study'
import { loadReport } from './reports'
import { reportContext } from './report_names'
import { say } from './words'

/** Null where there is none. */
const reportOf = (game: GameId): Promise<Results | 'failed' | null> =>
  loadReport(game).catch(() => 'failed' as const)

export default function LabGamePage({ game }: { game: GameId }): JSX.Element {
  const loaded = useLoaded(() => Promise.all([reportOf(game), factsOf(game).catch(() => null)]), game)
  const [report, facts] = loaded ?? [null, null]
  const results = report === 'failed' ? null : report
  const { name } = gameWords(game)
  useTitle(`${name}: ${say.title}`)
  return (
    <main class="lab report" aria-busy={loaded === null} ref={usePassedFocus()}>
      <h1>{name}</h1>
      <section aria-label={say.found}>
        <h2>{say.found}</h2>
        {report === 'failed' && (
          <p class="problem" role="alert">
            {say.failed}
          </p>
        )}
        {report === null && <p>{say.none}</p>}
        {results && <Verdicts told={reportContext} results={results} />}
      </section>
      {loaded && <LiveStudy key={game} game={game} facts={facts} />}
      {results && (
        <>
          <Findings told={reportContext} results={results} />
          <p class="note">{say.things}</p>
        </>
      )}
      <p class="ways">
        <a class="button" href="/lab">
          {say.all}
        </a>
        <a class="button" href={`/play/${game}`}>
          {say.play}
        </a>
      </p>
    </main>
  )
}
