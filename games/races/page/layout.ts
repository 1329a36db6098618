// How the tiles lie: each over its two positions, or, where these are far from each other, broken in two.
import type { Point } from '@nemeton/board/art/line'
import { curve } from './art/curve'
import type { Ground } from './race_page'

/** A tile, or one half of a broken one. */
export interface Piece {
  /** Its `data-glides`. */
  name: string
  /** The positions that it covers: both of the tile, or one. */
  covers: number[]
  /** Where it lies, as a transform of 200 × 100 units, or of 100 × 100. */
  place: string
}

const oddOf = (position: number) => position - ((position + 1) % 2)

const isBroken = (a: Point, b: Point, half: number) => Math.hypot(b.x - a.x, b.y - a.y) > 1.5 * half

/** How a tile is turned from lying with its odd end to the left, in degrees. */
function turnOf(ground: Ground, position: number): number {
  const [a, b] = [ground.places[oddOf(position)]!, ground.places[oddOf(position) + 1]!]
  return isBroken(a, b, ground.half) ? 0 : Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
}

/** The pieces of the tile that lies on a position. */
export function piecesOf(ground: Ground, position: number): Piece[] {
  const { half, slim = 1 } = ground
  const odd = oddOf(position)
  const [a, b] = [ground.places[odd]!, ground.places[odd + 1]!]
  const across = ((half * slim) / 100).toFixed(3)
  const at = ({ x, y }: Point) => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
  if (isBroken(a, b, half)) {
    return [a, b].map((point, i) => ({
      name: `tile-${odd + i}`,
      covers: [odd + i],
      place: `${at(point)} scale(${across})`,
    }))
  }
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const along = ((Math.hypot(b.x - a.x, b.y - a.y) + half * slim) / 200).toFixed(3)
  const place = `${at(middle)} rotate(${turnOf(ground, odd)}deg) scale(${along},${across})`
  return [{ name: `tile-${odd}`, covers: [odd, odd + 1], place }]
}

/** A square of 100 units over a position, as the tile lies there. */
export function halfAt(ground: Ground, position: number): string {
  const { x, y } = ground.places[position]!
  const size = ((ground.half * (ground.slim ?? 1)) / 100).toFixed(3)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(ground, position)}) scale(${size})`
}

/** The same, turned so that its upper side is the one that looks towards a point. */
export function facing(ground: Ground, position: number, towards: Point): string {
  const { x, y } = ground.places[position]!
  const turn = turnOf(ground, position)
  const wanted = (Math.atan2(towards.y - y, towards.x - x) * 180) / Math.PI + 90
  return `${halfAt(ground, position)} rotate(${Math.round((wanted - turn) / 90) * 90})`
}

/** The line of a way from one position to another. */
export const lineBetween = ({ places, bends }: Ground, from: number, to: number): Point[] => {
  const points = bends?.get(`${from}-${to}`)
  return points ? curve([places[from]!, ...points, places[to]!]) : [places[from]!, places[to]!]
}

/** That of a shortcut, as points close to each other. */
export const shortcutOf = (ground: Ground, from: number, to: number): Point[] => {
  const line = lineBetween(ground, from, to)
  return line.length === 2 ? curve(line) : line
}

/** Where the number of a position stands: in that corner of its half that is uppermost at the left. */
export function cornerAt(ground: Ground, position: number): Point {
  const { half, slim = 1 } = ground
  const { x, y } = ground.places[position]!
  const turn = ((((turnOf(ground, position) + 45) % 90) + 90) % 90) - 45
  const angle = ((turn - 135) * Math.PI) / 180
  const far = half * slim * 0.41
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
}
