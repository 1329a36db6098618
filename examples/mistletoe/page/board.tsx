// Mistletoe on the page: the branch with a berry for each point, what was laid last, and one's runes as buttons.
import './board.css'
import type { JSX } from 'preact'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { sentences } from '@nemeton/board/person'
import { listed } from '@nemeton/board/words'
import { druids, say } from './words'

export interface View {
  round: number
  /** The worth of the branch that is bid for; 0 before it is drawn. */
  branch: number
  left: number[]
  /** One's own runes; a spectator has none. */
  hand: number[]
  /** What one has laid in this round; 0 for nothing yet. */
  laid: number
  last: number[]
  points: number[]
}

function Board({ view, actions, seat, onAct }: BoardProps<View>): JSX.Element {
  return (
    <div class="mistletoe" role="group" aria-label={say.board}>
      <svg viewBox="0 0 220 124" role="img" aria-label={say.branch(view.branch)}>
        <path class="twig" d="M110 4v30M110 34C90 40 70 38 50 52M110 34c20 6 40 4 60 18" />
        {Array.from({ length: view.branch }, (_, i) => (
          <circle key={i} class="berry" cx={70 + i * 20} cy={44 + (i % 2) * 10} r="8" />
        ))}
        {view.points.map((points, each) => (
          <text key={each} transform={`translate(${(220 / view.points.length) * (each + 0.5)} 84)`}>
            <tspan>{druids[each]}</tspan>
            <tspan x="0" dy="16">
              {points}
            </tspan>
            <tspan x="0" dy="16">
              {each === seat && view.laid > 0 ? `(${view.laid})` : view.last[each] || ''}
            </tspan>
          </text>
        ))}
      </svg>
      <div class="runes">
        {view.hand.map((rune, i) => (
          <button
            key={`${rune} ${i}`}
            data-cell={`rune-${rune}`}
            aria-label={say.rune(rune)}
            disabled={!actions.includes(String(rune))}
            onClick={() => onAct(String(rune))}
          >
            {rune}
          </button>
        ))}
      </div>
    </div>
  )
}

const marks = ['M4 20L20 4M12 4h8v8', 'M12 3v18M5 9l7-6 7 6', 'M4 12h16M4 4h16', 'M12 21V9M12 9L5 3M12 9l7-6']

export default {
  Board,
  aspect: 1.2,
  seats: druids.map((name, seat) => ({ name, Mark: () => <path class="mistletoe-mark" d={marks[seat]} /> })),
  hides: true,
  describe({ seat, token, view }, before, persons) {
    if (view.round > before.round) return say.reveal(listed(view.last.map(String)))
    if (seat !== null) return sentences(say.lays(persons(seat)))
    return token === null ? say.deals : token.startsWith('b') ? say.draws(token.slice(1)) : say.dealt(token)
  },
  notation: ({ token, view }, before) => (view.round > before.round ? view.last.join(' ') : (token ?? '·')),
  proposal: (token) => token,
  ending: (view) => (view.round === 5 ? say.end : ''),
  linger: ({ seat, token }) => (seat === null && !token?.startsWith('b') ? 60 : 900),
  sound: ({ seat }) => (seat === null ? 'wood' : 'card'),
  picture: {
    view: { round: 2, branch: 4, left: [1, 3], hand: [2, 7, 9], laid: 0, last: [6, 8], points: [2, 5] },
    seat: 0,
  },
} satisfies GamePart<View>
