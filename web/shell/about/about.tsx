// About the house: what it is, whose games they are, and under which licence it stands.
import type { JSX } from 'preact'
import notice from '../../../NOTICE?raw'
import version from '../../../VERSION?raw'
import { usePassedFocus } from '../../shared/browser/focus'
import { hasServer } from '../../shared/browser/has_server'
import { useLoaded } from '../../shared/browser/hooks'
import { gameWords } from '@nemeton/board/words'
import { gameIds } from '../../shared/games/games'
import { useTitle } from '../../shared/components/use_title'
import { factsOf } from '../../play/engine/game_facts'
import { getServerInfo } from '../../shared/api/tables'
import { say } from './words'

export default function About(): JSX.Element {
  const facts = useLoaded(() => Promise.all(gameIds.map(factsOf)), 'games')
  const about = useLoaded(async () => (hasServer ? getServerInfo() : null), 'about')
  const source = about && 'source' in about ? about.source : null
  useTitle(say.title)
  return (
    <main class="about" ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      <p>{hasServer ? say.what : say.whatHere}</p>
      <p>
        <a href="/data">{say.stored}</a>
      </p>
      <p class="note">{say.version(version.trim())}</p>
      <section>
        <h2>{say.lab}</h2>
        <p>{say.labNote}</p>
        <p class="ways">
          <a class="button" href="/lab">
            {say.lab}
          </a>
        </p>
      </section>
      <section>
        <h2>{say.credits}</h2>
        <dl class="credits">
          {gameIds.map((id) => (
            <div key={id}>
              <dt>{gameWords(id).name}</dt>
              <dd>{gameWords(id).credit ?? facts?.find((game) => game.id === id)?.credit}</dd>
            </div>
          ))}
        </dl>
        <p>{say.creditsNote}</p>
      </section>
      <section>
        <h2>{say.licence}</h2>
        <p>{say.licenceNote}</p>
        <details>
          <summary>{say.notice}</summary>
          <p class="notice-text" lang="en">
            {notice}
          </p>
        </details>
      </section>
      <section>
        <h2>{say.source}</h2>
        <p>
          {source ? (
            <a class="source" href={source}>
              {source}
            </a>
          ) : (
            say.sourceNote
          )}
        </p>
      </section>
    </main>
  )
}
