// The laboratory (/lab): what was found of each game, in a sentence, and the ways to their reports (/lab/GAME), whose plots are loaded when one is opened.
import type { JSX } from 'preact'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import type { GameId } from '../../shared/games/games'
import { GamePicture } from '../../shared/components/game_picture'
import { useTitle } from '../../shared/components/use_title'
import type { Results, Setting } from '../report/study_results'
import { figure } from '../report/report_context'
import { seatsVerdict } from '../report/verdict'
import './lab.css'
import { loadReport, reportedGames } from './reports'
import { reportContext } from './report_names'
import { say } from './words'

/** The last in which all play alike: studies go from the weakest to the strongest. */
const strongest = ({ settings }: Results): Setting =>
  settings.findLast(({ players }) => !players.includes(' against ')) ?? settings[0]!

function Row({ game, results }: { game: GameId; results: Results }): JSX.Element {
  const setting = strongest(results)
  return (
    <li>
      <a href={`/lab/${game}`}>
        <div class="lab-picture">
          <GamePicture game={game} />
        </div>
        <strong>{gameWords(game).name}</strong>
        <span>{seatsVerdict(reportContext, setting)}</span>
        <small>
          {reportContext.nameOf(setting)}. {say.made(figure(reportContext, setting.games, {}))}
        </small>
      </a>
    </li>
  )
}

export default function LabPage({ game }: { game?: GameId }): JSX.Element {
  const Game = useLazy(game !== undefined, () => import('./game_page'))
  if (game === undefined) return <Games />
  return Game ? <Game game={game} /> : <Loading />
}

/** A component of its own, so that it passes the focus on when it goes. */
const Loading = (): JSX.Element => <main class="lab" aria-busy="true" ref={usePassedFocus()} />

function Games(): JSX.Element {
  const reports = useLoaded(
    () => Promise.all(reportedGames.map((game) => loadReport(game).catch(() => null))),
    'reports',
  )
  useTitle(say.title)
  return (
    <main class="lab" aria-busy={reports === null} ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <ul class="lab-games">
        {reports?.map((results, i) => {
          const game = reportedGames[i]!
          return results && <Row key={game} game={game} results={results} />
        })}
      </ul>
    </main>
  )
}
