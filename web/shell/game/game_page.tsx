// The page of a game (/games/GAME): what it is, and the ways to play, learn and study it.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameWords } from '@nemeton/board/words'
import { hasServer } from '../../shared/browser/has_server'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import { usePassedFocus } from '../../shared/browser/focus'
import { GameBadges } from '../../shared/components/game_badges'
import { GamePicture } from '../../shared/components/game_picture'
import { useTitle } from '../../shared/components/use_title'
import { gameOf, type GameId } from '../../shared/games/games'
import { OnPaper } from '../../play/companion/paper_links_loader'
import { factsOf } from '../../play/engine/game_facts'
import { RuleBook } from '../../play/rule_book/rule_book'
import { startBotGame } from '../../lobby/matchmaking/bot_game'
import './game_page.css'
import { say } from './words'

export default function GamePage({ game }: { game: GameId }): JSX.Element {
  const { name, blurb, goal, credit } = gameWords(game)
  const facts = useLoaded(() => factsOf(game), game)
  const inventor = credit ?? facts?.credit
  useTitle(name)
  return (
    <main class="game-page" ref={usePassedFocus()}>
      <div class="game-picture">
        <GamePicture game={game} />
      </div>
      <div class="game-about">
        <h1>{name}</h1>
        <p class="lead">{blurb}</p>
        {goal && <p>{goal}</p>}
        <GameBadges game={game} />
        <WaysToPlay game={game} />
        <MoreLinks game={game} />
        {inventor && (
          <p class="note">
            {say.inventor}: {inventor}
          </p>
        )}
      </div>
      <Rules game={game} />
    </main>
  )
}

function WaysToPlay({ game }: { game: GameId }): JSX.Element {
  const [busy, setBusy] = useState(false)
  const PlayNow = useLazy(hasServer, () => import('../../lobby/matchmaking/play_now_buttons'))
  const play = () => {
    setBusy(true)
    void startBotGame(game)
  }
  return (
    <section aria-label={say.ways} class="ways">
      <button class="primary" disabled={busy} onClick={play}>
        {say.playBot}
      </button>
      {hasServer && (
        <a class="button" href={`/play/${game}/friend`}>
          {say.friend}
        </a>
      )}
      <a class="button" href={`/play/${game}/here`}>
        {say.here}
      </a>
      <a class="button quiet" href={`/play/${game}`}>
        {say.setUp}
      </a>
      {PlayNow && <PlayNow game={game} />}
    </section>
  )
}

function MoreLinks({ game }: { game: GameId }): JSX.Element {
  const { lessons, puzzles } = gameOf(game)
  return (
    <nav class="ways" aria-label={say.more}>
      {lessons && (
        <a class="button" href={`/learn/${game}`}>
          {say.learn}
        </a>
      )}
      {puzzles && (
        <a class="button" href={`/puzzle/${game}`}>
          {say.puzzles}
        </a>
      )}
      {hasServer && (
        <a class="button" href={`/leaders/${game}`}>
          {say.leaders}
        </a>
      )}
      <a class="button" href={`/lab/${game}`} title={say.fairnessNote}>
        {say.fairness}
      </a>
    </nav>
  )
}

function Rules({ game }: { game: GameId }): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <div class="game-rules">
      <details onToggle={(e) => setOpen(e.currentTarget.open)}>
        <summary>{say.rules}</summary>
        {open && <RuleBook game={game} />}
      </details>
      {/* The rule book ends with it. */}
      {!open && <OnPaper game={game} />}
    </div>
  )
}
