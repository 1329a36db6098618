// Drawing the sides of Brandubh: a piece of each lies hidden in two fists, and one is chosen.
import type { JSX } from 'preact'
import type { StartingDraw } from '@nemeton/board/game'
import { gameWords } from '@nemeton/board/words'
import { Piece, Shades } from './art'
import { say } from './words'

const { seats } = gameWords('brandubh')

/** A hand in a box of 48: a fist, or open with a piece on its palm. */
function Hand({ seat }: { seat: number | null }): JSX.Element {
  if (seat === null) {
    return (
      <>
        <path class="skin" d="M9 22c0-9 5-13 15-13s15 4 15 13v6c0 8-6 12-15 12S9 36 9 28z" />
        <path class="crease" d="M16.500 10.500v12M24 9v14M31.500 10.500v12M10 27c8-4 19-4 25 1" />
      </>
    )
  }
  return (
    <>
      <path class="skin" d="M5 25c0-3 4-4 6-1l3 4h20l3-4c2-3 6-2 6 1 0 9-8 16-19 16S5 34 5 25z" />
      <path class="crease" d="M13 31c6 4 16 4 22 0" />
      <g transform="translate(24 17) scale(0.3)">
        <Piece kind={seat === 0 ? 'attacker' : 'king'} />
      </g>
    </>
  )
}

export const startingDraw: StartingDraw = {
  rule: say.startingDrawRule,
  casts: (seats, below) => [{ seat: below(seats), value: below(2) }],
  Figure: ({ seat, value }) => (
    <g class="brandubh hands">
      {/* The marks beside it are drawn with these as well. */}
      <Shades />
      {[0, 1].map((hand) => (
        <g key={hand} transform={`translate(${hand * 48} 0)`}>
          <Hand seat={hand === value ? seat : null} />
        </g>
      ))}
    </g>
  ),
  says: ({ seat, value }) => say.startingDraw(value, seats[seat]!),
}
