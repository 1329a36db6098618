// Where everything lies on the board: the ring with its gates in the corners, the deep as a saltire, a camp in each province.
// Units: the board is 1000 wide and high, the centre its origin.
import type { Point } from '@nemeton/board/art/line'
import { gateOf, isDeep, isGate, lords, onRing, ring, sigils } from './position'
import type { Seat, Sigil } from './schema'

export const half = 500
/** Distances from the centre. */
const ringAt = 434
const gateAt = 548
const outerAt = 294
const innerAt = 150
/** Between a gate and the sigil next to it, and from sigil to sigil, in degrees. */
const fromGate = 8.4
const between = (90 - 2 * fromGate) / 4

/** A point by its distance from the centre and its angle in degrees, sunwise from the top. */
export function polar(distance: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: distance * Math.sin(turn), y: -distance * Math.cos(turn) }
}

/** The gates point to the corners, Samhain to the upper right, so that each province lies where it does in Ireland. */
const gateAngle = (gate: number) => 45 + gate * 15

function place(sigil: Sigil): Point {
  if (sigil === 'c') return { x: 0, y: 0 }
  const gate = gateOf(sigil)
  if (isDeep(sigil)) return polar(sigil.endsWith('a') ? outerAt : innerAt, gateAngle(gate))
  if (isGate(sigil)) return polar(gateAt, gateAngle(gate))
  return polar(ringAt, gateAngle(gate) + fromGate + (Number(sigil) - gate - 1) * between)
}

const places = new Map(sigils.map((sigil) => [sigil, place(sigil)]))
export const placeOf = (sigil: Sigil): Point => places.get(sigil)!

/** The angle of a seat's camp: the middle of its territory. */
export const campAngle = (seat: Seat) => 90 + lords.indexOf(seat) * 90

const slotsAt = 302
const purseAt = 216
const slotAngle = 11.4

/** Where chariot `number` of a team stands in its camp, before it starts and when it is home. */
export const slotOf = (seat: Seat, number: number, team: number): Point =>
  polar(slotsAt, campAngle(seat) + (number - (team - 1) / 2) * slotAngle)

export const purseOf = (seat: Seat): Point => polar(purseAt, campAngle(seat))

/** The camp as a whole. */
export const campOf = (seat: Seat): Point => polar(268, campAngle(seat))

const armOf = (gate: number): Sigil[] => [String(gate), `${gate}a`, `${gate}b`, 'c']

/** The way along the ring, both ends included: sunwise, or against the sun. */
export function wayOnRing(from: Sigil, to: Sigil, sunwise = true): Sigil[] {
  const way = [from]
  while (way.at(-1) !== to) way.push(onRing(Number(way.at(-1)) + (sunwise ? 1 : -1)))
  return way
}

/** The way through the deep and perhaps out of it, both ends included. */
export function wayInDeep(from: Sigil, to: Sigil, entry: number, exit: number | null): Sigil[] {
  const out = exit === null ? [] : armOf(exit).slice(0, 3).reverse()
  const beyond = exit === null ? [] : ring.slice(1, 7).map((_, i) => onRing(exit + i + 1))
  const line = [...armOf(entry), ...out, ...beyond]
  return line.slice(line.indexOf(from), line.indexOf(to) + 1)
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type Arrow = keyof typeof directions

/** Which of the points an arrow key leads to: the nearest ahead, those aside counting as further away. */
export function neighbour<T extends string>(from: Point, arrow: Arrow, points: Map<T, Point>): T | null {
  const [dx, dy] = directions[arrow]
  let nearest: T | null = null
  let least = Infinity
  for (const [name, { x, y }] of points) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    const cost = ahead + 3 * aside
    if (ahead > 1 && aside < 2 * ahead && cost < least) {
      nearest = name
      least = cost
    }
  }
  return nearest
}
