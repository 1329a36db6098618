// Where a game is to be had on paper; loaded by itself, since nobody needs it to play here.
import type { JSX } from 'preact'
import { useLoaded } from '../../shared/browser/hooks'
import type { GameId } from '../../shared/games/games'

export function OnPaper({ game }: { game: GameId }): JSX.Element | null {
  const Links = useLoaded(() => import('./paper_links'), 'paper')?.default
  return Links ? <Links game={game} /> : null
}
