// A game in the laboratory (/lab/GAME): its report, and a small study that is played while one looks on.
import type { JSX } from 'preact'
import { usePassedFocus } from '../base/focus'
import { useLoaded } from '../base/use'
import { gameWords } from '../board/words'
import type { GameId } from '../games/games'
import { useTitle } from '../parts/title'
import { Findings, Verdicts } from '../report/report'
import './lab.css'
import { Live } from './live'
import { loadReport } from './reports'
import { told } from './told'
import { say } from './words'

export default function GameInLab({ game }: { game: GameId }): JSX.Element {
  const report = useLoaded(
    () =>
      loadReport(game).then(
        (results) => ({ results }),
        () => 'failed' as const,
      ),
    game,
  )
  const results = report && report !== 'failed' ? report.results : null
  const { name } = gameWords(game)
  useTitle(`${name}: ${say.title}`)
  return (
    <main class="lab report" aria-busy={report === null} ref={usePassedFocus()}>
      <h1>{name}</h1>
      <section aria-label={say.found}>
        <h2>{say.found}</h2>
        {report === 'failed' && (
          <p class="problem" role="alert">
            {say.failed}
          </p>
        )}
        {report && !results && report !== 'failed' && <p>{say.none}</p>}
        {results && <Verdicts told={told} results={results} />}
      </section>
      <Live key={game} game={game} />
      {results && (
        <>
          <Findings told={told} results={results} />
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
