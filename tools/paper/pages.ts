// How a game's drawings are laid out on sheets of paper, in millimetres: the board at its size, on one sheet or on two that are joined,
// and below each other in rows all that is cut out.
import type { Cutout, Drawing } from '../../board/paper'

export interface Format {
  name: string
  width: number
  height: number
}

export const formats: Format[] = [
  { name: 'a4', width: 210, height: 297 },
  { name: 'letter', width: 215.9, height: 279.4 },
]

/** White around the edges, which no printer reaches; at the foot is the line that says what the sheet is. */
export const margin = 10
export const foot = 8

const shortest = Math.min(...formats.map(({ width }) => width)) - 2 * margin
const longest = Math.min(...formats.map(({ height }) => height)) - 2 * margin
/** What fits on a sheet of any format, so that boards are equally large on all of them. */
const upright = { width: shortest, height: longest - foot }
const lying = { width: longest, height: shortest - foot }

export interface Placed<T extends Drawing = Drawing> {
  drawing: T
  /** From the upper left corner of the sheet's room. */
  x: number
  y: number
}

/** A part of the board: what is seen of it, from its upper left corner on. */
export interface Part extends Placed {
  part: { x: number; y: number; width: number; height: number }
  /** Where it is joined to its other half, from the upper left corner of the board; null if it is whole. */
  join: { at: number; along: 'x' | 'y' } | null
}

export interface Sheet {
  landscape: boolean
  parts: Part[]
  cutouts: Placed<Cutout>[]
}

export const heightOf = ({ box, width }: Drawing): number => (width * box[3]) / box[2]

/** The paper that one cut-out thing takes: its other side stands above it. */
export const paperOf = (cutout: Cutout) => ({
  width: cutout.width,
  height: heightOf(cutout) * (cutout.back ? 2 : 1),
})

/** How far the halves of a board overlap, for glue. */
const overlap = 8

function boardSheets(board: Drawing): Sheet[] {
  const [width, height] = [board.width, heightOf(board)]
  const fits = (box: { width: number; height: number }, room: typeof upright) =>
    box.width <= room.width && box.height <= room.height
  const sheet = (part: Part['part'], join: Part['join']): Sheet => ({
    landscape: !fits(part, upright),
    parts: [{ drawing: board, x: -part.x, y: -part.y, part, join }],
    cutouts: [],
  })
  const whole = { x: 0, y: 0, width, height }
  if (fits(whole, upright) || fits(whole, lying)) return [sheet(whole, null)]
  const along = width >= height ? 'x' : 'y'
  const at = (along === 'x' ? width : height) / 2
  const halves =
    along === 'x'
      ? [
          { x: 0, y: 0, width: at + overlap, height },
          { x: at, y: 0, width: at, height },
        ]
      : [
          { x: 0, y: 0, width, height: at + overlap },
          { x: 0, y: at, width, height: at },
        ]
  for (const half of halves) {
    if (!fits(half, upright) && !fits(half, lying))
      throw new Error(`A board of ${width} × ${height.toFixed(0)} mm is too large for two sheets`)
  }
  return halves.map((half) => sheet(half, { at, along }))
}

/** Between two things that are cut out. */
const gap = 2

/** Rows of what is cut out; they begin below the board, if that leaves room on its sheet. */
function withCutouts(sheets: Sheet[], cutouts: Cutout[]): Sheet[] {
  const last = sheets.at(-1)
  const below = last && !last.parts[0]!.join ? last.parts[0]!.part.height + 3 * gap : Infinity
  let sheet = last ?? emptySheet()
  let [x, y, row] = [0, below, 0]
  for (const cutout of cutouts) {
    const { width, height } = paperOf(cutout)
    for (let i = 0; i < cutout.count; ++i) {
      if (x + width > roomOf(sheet).width) [x, y, row] = [0, y + row + gap, 0]
      if (y + height > roomOf(sheet).height) {
        sheet = emptySheet()
        sheets.push(sheet)
        ;[x, y, row] = [0, 0, 0]
      }
      sheet.cutouts.push({ drawing: cutout, x, y })
      x += width + gap
      row = Math.max(row, height)
    }
  }
  return sheets
}

const emptySheet = (): Sheet => ({ landscape: false, parts: [], cutouts: [] })
const roomOf = ({ landscape }: Sheet) => (landscape ? lying : upright)

export const sheetsOf = (board: Drawing | null, cutouts: Cutout[]): Sheet[] =>
  withCutouts(board ? boardSheets(board) : [], cutouts)
