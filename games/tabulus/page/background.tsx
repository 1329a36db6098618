// The board of Tabulus: tiles in the shape of a 2, with Start in its upper hollow, home in the lower one, and the two shortcuts
// straight down between them. Along the sides the tiles lie crosswise, so that the way down winds from one to the next.
import type { JSX } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import { triskele } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import type { Ground } from '../../races/page/race_page'
import { readPlan } from '../../races/page/plan'
import { Arrow, Beds, besideName, Panel, Shortcuts, SunkBox } from '../../races/page/wood'
import { say } from '../../races/page/words'
import board from '../rules/board.txt?raw'

const half = 60
const edge = 17
const columnCount = 10
const sideTiles = 4 // tiles down each side

/** The middle of a square, by its row and column from 0. */
const at = (row: number, column: number): Point => ({
  x: edge + (column + 0.5) * half,
  y: edge + (row + 0.5) * half,
})

/** Down a side by tiles lying crosswise, from its outer column to the inner one and back. */
const side = (top: number, outer: number, inner: number): Point[] =>
  Array.from({ length: 2 * sideTiles }, (_, i) => {
    const row = top + Math.floor(i / 2)
    return at(row, i % 4 === 0 || i % 4 === 3 ? outer : inner)
  })

const columns = Array.from({ length: columnCount }, (_, i) => i)
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
  x: edge + column * half + inset,
  y: edge + row * half + inset,
  width: across * half - 2 * inset,
  height: rows * half - 2 * inset,
})

const startBox = squares(1, 0, 4, 4, 9)
const goalBox = squares(6, 6, 4, 4, 9)
/** A seat's row in a box, below the box's name. */
function rowIn(box: Box, seat: number, seats: number): Box {
  const { x, y, width, height } = besideName(box, half)
  const pitch = Math.min(half * 0.87, height / seats)
  return { x: x + 8, y: y + (height - pitch * seats) / 2 + seat * pitch, width: width - 16, height: pitch }
}

const plan = readPlan(board)
const Draw = ({ ground }: { ground: Ground }): JSX.Element => (
  <Panel width={ground.width} height={ground.height}>
    <Beds ground={ground} />
    <Shortcuts ground={ground} plan={plan} />
    <SunkBox box={startBox} half={half} name={say.start} />
    <SunkBox box={goalBox} half={half} name={say.home} />
    <path class="carving" d={triskele(at(7.6, 3), half)} />
    <Arrow at={{ x: places[1]!.x, y: startBox.y - 5, turn: -90 }} half={half} />
    <Arrow at={{ x: places[46]!.x, y: goalBox.y + goalBox.height - 2, turn: -90 }} half={half} />
  </Panel>
)

export const ground: Ground = {
  width: 2 * edge + columnCount * half,
  height: 2 * edge + 11 * half,
  half,
  places,
  camp: (seat, seats) => rowIn(startBox, seat, seats),
  goal: (seat, seats) => rowIn(goalBox, seat, seats),
  tray: squares(1, 5, 4, 3, 8),
  plaques: squares(6, 2, 4, 3, 12),
  Draw,
}
