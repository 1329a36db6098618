// A line of words on the board, smaller where there is little room for it.
import type { JSX } from 'preact'

interface LettersProps {
  x: number
  /** The middle of the line. */
  y: number
  /** How broad it may be. */
  room: number
  text: string
}

export const Letters = ({ x, y, room, text }: LettersProps): JSX.Element => (
  <text
    class="letters"
    x={x}
    y={y}
    dy="0.34em"
    style={{ '--fit': `${((room * 2.1) / text.length).toFixed(1)}px` }}
  >
    {text}
  </text>
)
