// What a game is like, at a glance: how many play it, how long it takes, and how much of it is luck.
import type { JSX } from 'preact'
import { gameWords } from '@nemeton/board/words'
import { gameOf, type GameId } from '../games/games'
import { words } from '../messages'

const say = words.badges

/** In words, how much of a game is luck. */
function luckInWords(luck: number): string {
  if (luck === 0) return say.noLuck
  if (luck < 0.45) return say.littleLuck
  return luck < 0.55 ? say.halfLuck : say.muchLuck
}

export function GameBadges({ game }: { game: GameId }): JSX.Element {
  const { least, minutes, luck } = gameOf(game)
  const most = gameWords(game).seats.length
  return (
    <ul class="badges">
      <li>{say.players(least === most ? String(most) : `${least}–${most}`)}</li>
      {minutes !== null && <li>{say.minutes(minutes)}</li>}
      {luck !== null && (
        <li class="luck" title={luckInWords(luck)}>
          <span aria-hidden="true">{say.skill}</span>
          <svg viewBox="0 0 44 10" role="img" aria-label={luckInWords(luck)}>
            <path d="M2 5H42" />
            <circle cx={4 + 36 * luck} cy="5" r="4" />
          </svg>
          <span aria-hidden="true">{say.luck}</span>
        </li>
      )}
    </ul>
  )
}
