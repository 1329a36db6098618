// An invitation, before one sits down: what is played, with whom, for how long, and by which rules.
import { timeControlText } from '../../shared/games/time_text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import { usePassedFocus } from '../../shared/browser/focus'
import { useLazy, useLoaded } from '../../shared/browser/hooks'
import { gameOf, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { GameBadges } from '../../shared/components/game_badges'
import { SeatMark } from '../../shared/components/seat_mark'
import { defaultOptions, changedOptions } from '../../shared/games/options'
import { session } from '../storage/session'
import { GuestNameField } from './guest_name_field'
import { playerTitle } from '../view/seats'
import { useTitle } from '../../shared/components/use_title'
import { factsOf } from '../engine/game_facts'
import type { TableState } from '../table/table'
import { RuleBook } from '../rule_book/rule_book'
import { GamePicture } from '../../shared/components/game_picture'
import '../../shared/components/lists.css'
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

function Sitters({ part, state, free }: Pick<InvitationProps, 'part' | 'state' | 'free'>): JSX.Element {
  return (
    <ul class="sitters">
      {state.seats.map((info, seat) => (
        <li key={seat}>
          <SeatMark part={part} seat={seat} />
          <span>{part.seats[seat]?.name}</span>
          <span class="note">
            {free.includes(seat) ? say.forYou : playerTitle(state.key, state.mine, seat, info)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Rules({ game }: { game: GameId }): JSX.Element {
  const [reading, setReading] = useState(false)
  return (
    <details class="how" onToggle={(e) => setReading(e.currentTarget.open)}>
      <summary>{words.learn.rules}</summary>
      {reading && <RuleBook game={game} />}
    </details>
  )
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
  const rules =
    facts && changedOptions(game, facts.options, options, defaultOptions(facts.options, seats.length))
  const RatedNote = useLazy(state.rated, () => import('../ratings/rated_note'))
  const PublicNote = useLazy(state.public, () => import('../watching/public_note'))
  useTitle(name)
  return (
    <main class="invitation" ref={usePassedFocus()}>
      <div class="invitation-picture">
        <GamePicture game={game} />
      </div>
      <h1>{say.invited(name)}</h1>
      <p class="lead">{goal ?? blurb}</p>
      <GameBadges game={game} />
      <Sitters {...{ part, state, free }} />
      <p>{timeControl ? say.clock(timeControlText(timeControl)) : say.noClock}</p>
      <p class="rules">{rules && (rules.length > 0 ? `${rules.join(' · ')}.` : say.usualRules)}</p>
      {RatedNote && <RatedNote />}
      {PublicNote && <PublicNote />}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {!session.get() && <GuestNameField />}
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
      <Rules game={game} />
    </main>
  )
}
