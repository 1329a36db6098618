// Where a game is to be had on paper: its sheets as PDFs, and the companion for those who play with them.
import type { JSX } from 'preact'
import found from 'virtual:nemeton/paper'
import { language } from '@nemeton/board/base/language'
import type { GameId } from '../../shared/games/games'
import { say } from './words'

interface OnPaperProps {
  game: GameId
  /** Stands in the companion itself. */
  here?: boolean
}

export default function OnPaper({ game, here = false }: OnPaperProps): JSX.Element | null {
  const { formats = [], companion } = found[game] ?? {}
  if (formats.length === 0 && !companion) return null
  return (
    <nav class="on-paper" aria-label={say.onPaper}>
      <span>{say.onPaper}</span>
      {formats.map((format) => (
        <a
          key={format}
          href={`${import.meta.env.BASE_URL}paper/${game}-${format}-${language}.pdf`}
          target="_blank"
          rel="noopener"
        >
          {say.sheets[format]}
        </a>
      ))}
      {companion && !here && <a href={`/companion/${game}`}>{say.link}</a>}
    </nav>
  )
}
