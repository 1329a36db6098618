// The board of Tabulus: tiles in the shape of a 2, with Start in its upper hollow, home in the lower one, and the two shortcuts
// straight down between them. Along the sides the tiles lie crosswise, so that the way down winds from one to the next.
import type { JSX } from 'preact'
import oak from '../../web/art/oak.svg?url'
import { RingKnot } from '../../web/art/knot'
import type { Point } from '../../web/art/line'
import type { Ground } from '../races/ground'
import { say } from '../races/words'

const kHalf = 60
const kEdge = 17
const kColumns = 10
const kSide = 4 // tiles down each side

/** The middle of a square, by its row and column from 0. */
const at = (row: number, column: number): Point => ({
  x: kEdge + (column + 0.5) * kHalf,
  y: kEdge + (row + 0.5) * kHalf,
})

/** Down a side by tiles lying crosswise, from its outer column to the inner one and back. */
const side = (top: number, outer: number, inner: number): Point[] =>
  Array.from({ length: 2 * kSide }, (_, i) => {
    const row = top + Math.floor(i / 2)
    return at(row, i % 4 === 0 || i % 4 === 3 ? outer : inner)
  })

const columns = Array.from({ length: kColumns }, (_, i) => i)
const places: Point[] = [
  { x: 0, y: 0 },
  ...columns.map((column) => at(0, column)),
  ...side(1, 9, 8),
  ...columns.map((column) => at(5, 9 - column)),
  ...side(6, 0, 1),
  ...columns.map((column) => at(10, column)),
]

/** A box of squares, `inset` inside their edges. */
const squares = (row: number, column: number, rows: number, across: number, inset: number) => ({
  x: kEdge + column * kHalf + inset,
  y: kEdge + row * kHalf + inset,
  width: across * kHalf - 2 * inset,
  height: rows * kHalf - 2 * inset,
})

/** Where tiles lie, row by row and side by side. */
const kBeds = [
  ...[0, 5, 10].map((row) => squares(row, 0, 1, kColumns, -5)),
  squares(1, 8, kSide, 2, -5),
  squares(6, 0, kSide, 2, -5),
]
const kStart = squares(1, 0, 4, 4, 9)
const kGoal = squares(6, 6, 4, 4, 9)
const kName = 30

/** A seat's row in a hollow, below its name. */
function rowIn({ x, y, width, height }: typeof kStart, seat: number, seats: number) {
  const pitch = Math.min(52, (height - kName - 6) / seats)
  const top = y + kName + (height - kName - 6 - pitch * seats) / 2
  return { x: x + 8, y: top + seat * pitch, width: width - 16, height: pitch }
}

/** A shortcut straight down from a gate to where it leads, with an arrow in the middle. */
function shortcut(gate: number, exit: number): string {
  const [from, to] = [places[gate]!, places[exit]!]
  return `M${from.x} ${from.y + kHalf * 0.5}V${to.y - kHalf * 0.5}`
}

function Draw({ ground: { width, height } }: { ground: Ground; seats: number }): JSX.Element {
  return (
    <g class="ground tabulus" aria-hidden="true">
      <clipPath id="tabulus-panel">
        <rect width={width} height={height} rx="14" />
      </clipPath>
      <image
        href={oak}
        width={Math.max(width, height)}
        height={Math.max(width, height)}
        preserveAspectRatio="xMidYMid slice"
        clip-path="url(#tabulus-panel)"
      />
      <rect class="shade" width={width} height={height} rx="14" />
      <rect class="frame" x="5" y="5" width={width - 10} height={height - 10} rx="10" />
      {kBeds.map((box) => (
        <rect key={`${box.x} ${box.y}`} class="trough" {...box} rx="10" />
      ))}
      {[
        [5, 24],
        [23, 42],
      ].map(([gate, exit]) => {
        const { x, y } = places[gate!]!
        const { y: below } = places[exit!]!
        const tip = below - kHalf * 0.62
        return (
          <g key={gate} class="shortcut">
            <path class="groove" d={shortcut(gate!, exit!)} />
            <path class="steps" d={shortcut(gate!, exit!)} />
            <path class="arrow" d={`M${x - 13} ${tip - 20}L${x} ${tip}L${x + 13} ${tip - 20}`} />
            <path
              class="arrow"
              d={`M${x - 13} ${(y + tip) / 2 - 10}L${x} ${(y + tip) / 2 + 10}L${x + 13} ${(y + tip) / 2 - 10}`}
            />
          </g>
        )
      })}
      {[
        { box: kStart, name: say.start },
        { box: kGoal, name: say.home },
      ].map(({ box, name }) => (
        <g key={name}>
          <rect class="hollow-box" {...box} rx="16" />
          <text class="name" x={box.x + box.width / 2} y={box.y + 25}>
            {name}
          </text>
        </g>
      ))}
      <g class="knotwork" transform={`translate(${at(7.5, 3).x} ${at(7.5, 3).y})`}>
        <RingKnot radius={68} />
      </g>
      <path class="arrow" d={arrow(places[1]!.x, kStart.y - 1, -1)} />
      <path class="arrow" d={arrow(places[46]!.x, kGoal.y + kGoal.height + 2, -1)} />
    </g>
  )
}

/** A small arrow up or down at the edge of a hollow. */
const arrow = (x: number, y: number, way: number) =>
  `M${x - 9} ${y - way * 6}L${x} ${y + way * 3}L${x + 9} ${y - way * 6}`

export const ground: Ground = {
  width: 2 * kEdge + kColumns * kHalf,
  height: 2 * kEdge + 11 * kHalf,
  half: kHalf,
  places,
  camp: (seat, seats) => rowIn(kStart, seat, seats),
  goal: (seat, seats) => rowIn(kGoal, seat, seats),
  tray: squares(1, 5, 4, 3, 8),
  plaques: squares(6, 2, 4, 3, 12),
  Draw,
}
