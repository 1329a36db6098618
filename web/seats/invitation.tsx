// An invitation, before one sits down: what is played, with whom, for how long, and by which rules.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '../board/game'
import { gameWords } from '../board/words'
import { usePassedFocus } from '../base/focus'
import { useLater, useLoaded } from '../base/use'
import { gameOf, type GameId } from '../games/games'
import { words } from '../messages'
import { Badges } from '../parts/badges'
import { Mark } from '../parts/mark'
import { defaults, differing } from '../parts/options'
import { PlayerNameField } from '../parts/player_name'
import { who } from '../parts/seats'
import { timeInWords } from '../parts/time'
import { useTitle } from '../parts/title'
import { factsOf } from '../table/facts'
import type { TableState } from '../table/table'
import { Book } from '../lessons/book'
import { Picture } from '../parts/picture'
import './seats.css'
import { say } from './words'

interface InvitationProps {
  game: GameId
  part: AnyGamePart
  state: TableState
  /** The seats that can be taken. */
  free: Seat[]
  /** One is being taken. */
  busy: boolean
  /** Why one could not be taken. */
  problem: string | null
  onTake(seat: Seat): void
  onWatch(): void
}

export function Invitation({
  game,
  part,
  state,
  free,
  busy,
  problem,
  onTake,
  onWatch,
}: InvitationProps): JSX.Element {
  const { name, blurb, goal } = gameWords(game)
  const { seats, options, timeControl } = state
  const facts = useLoaded(() => factsOf(game), game)
  const rules = facts && differing(game, facts.options, options, defaults(facts.options, seats.length))
  const [reading, setReading] = useState(false)
  const RatedNote = useLater(state.rated, () => import('../ratings/note'))
  const PublicNote = useLater(state.public, () => import('../watching/note'))
  useTitle(name)
  return (
    <main class="invitation" ref={usePassedFocus()}>
      <div class="invitation-picture">
        <Picture game={game} />
      </div>
      <h1>{say.invited(name)}</h1>
      <p class="lead">{goal ?? blurb}</p>
      <Badges game={game} />
      <ul class="sitters">
        {seats.map((info, seat) => (
          <li key={seat}>
            <Mark part={part} seat={seat} />
            <span>{part.seats[seat]?.name}</span>
            <span class="note">
              {free.includes(seat) ? say.forYou : who(state.key, state.mine, seat, info)}
            </span>
          </li>
        ))}
      </ul>
      <p>{timeControl ? say.clock(timeInWords(timeControl)) : say.noClock}</p>
      <p class="rules">{rules && (rules.length > 0 ? `${rules.join(' · ')}.` : say.usualRules)}</p>
      {RatedNote && <RatedNote />}
      {PublicNote && <PublicNote />}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <PlayerNameField />
      <div class="taking">
        {free.map((seat) => (
          <button key={seat} class="primary" disabled={busy} onClick={() => onTake(seat)}>
            {words.table.sit(part.seats[seat]?.name ?? '')}
          </button>
        ))}
        <button class="quiet" onClick={onWatch}>
          {say.onlyWatch}
        </button>
      </div>
      {gameOf(game).lessons && (
        <a class="button" href={`/learn/${game}`}>
          {words.learn.link}
        </a>
      )}
      <details class="how" onToggle={(e) => setReading(e.currentTarget.open)}>
        <summary>{words.learn.rules}</summary>
        {reading && <Book game={game} />}
      </details>
    </main>
  )
}
