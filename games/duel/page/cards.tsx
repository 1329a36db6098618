// The strategy cards: good paper, four suits that differ in shape and colour, and a knot on the back. Around (0, 0), 60 × 74.

import { CrossKnot } from '@nemeton/board/art/knot'
import { printedRank } from './position'

const signs: Record<string, string> = {
  S: 'M0-10C3-5 9-2 9 3C9 7.500 4 8.500 1 5L3.500 10H-3.500L-1 5C-4 8.500-9 7.500-9 3C-9-2-3-5 0-10Z',
  H: 'M0 9.500C-4 4-10 1-10-4C-10-9.500-3-10.500 0-5C3-10.500 10-9.500 10-4C10 1 4 4 0 9.500Z',
  D: 'M0-10.500Q3.500-3.500 8.500 0Q3.500 3.500 0 10.500Q-3.500 3.500-8.500 0Q-3.500-3.500 0-10.500Z',
  C: 'M-4.700-3.200A4.900 4.900 0 1 1 4.700-3.200A4.900 4.900 0 1 1 1.200 5L3.500 10H-3.500L-1.200 5A4.900 4.900 0 1 1-4.700-3.200Z',
}

/** A suit's sign, 20 units tall. */
export const Suit = ({ suit }: { suit: string }) => <path class={`suit ${suit}`} d={signs[suit]} />

export function CardFace({ card }: { card: string }) {
  const rank = printedRank(card)
  return (
    <g class={`card-face ${card[1]}`}>
      <rect class="paper" x="-29.200" y="-36.200" width="58.400" height="72.400" rx="6" />
      <rect class="line" x="-26" y="-33" width="52" height="66" rx="4" />
      <text class="rank" x={rank === '10' ? -22.5 : -20.5} y="-6" textLength={rank === '10' ? 31 : undefined}>
        {rank}
      </text>
      <g transform="translate(9 13) scale(1.55)">
        <Suit suit={card[1]!} />
      </g>
    </g>
  )
}

export const CardBack = () => (
  <g class="card-back">
    <rect class="paper" x="-29.200" y="-36.200" width="58.400" height="72.400" rx="6" />
    <rect class="line" x="-25" y="-32" width="50" height="64" rx="4" />
    <CrossKnot radius={20} />
  </g>
)
