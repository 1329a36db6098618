// What an event did, read from the positions before and after it. A deed that needs a tile that lies face down is taken in two
// or more events: it is chosen, the tile is turned by chance, and then it is done.
import type { GameEvent } from '@nemeton/board/game'
import { wayOf, type Plan } from './plan'
import { positionOf, readDeed, type Deed, type RaceView } from './position'

/** Why a marker went to Start: what its gate showed, the blank it would bump on, End's blank, the third double, a blank at an exchange. */
export type Why = 'gate' | 'bump' | 'end' | 'third' | 'exchange'

export interface Happening {
  /** Whose turn it was. */
  seat: number
  /** The tile drawn from the stock; `second` after 6-6. */
  drawn: { tile: [number, number]; second: boolean } | null
  /** The tile that was turned: its odd position, and what its halves show. */
  turned: { odd: number; values: [number, number] } | null
  deed: Deed | null
  /** Whether the deed still waits for a tile to be turned. */
  waits: boolean
  /** The marker that moved, by its number, the places it went over, and where it is then. */
  marker: number | null
  way: string[]
  stands: string
  back: Why | null
  /** The marker that was bumped, or that changed places. */
  met: { seat: number; marker: number } | null
  /** What is scored, by a seat that has brought its last marker home. */
  scored: number | null
  /** The number that nobody can use any more. */
  lost: number | null
}

const none: Omit<Happening, 'seat'> = {
  drawn: null,
  turned: null,
  deed: null,
  waits: false,
  marker: null,
  way: [],
  stands: '',
  back: null,
  met: null,
  scored: null,
  lost: null,
}

export function readHappening(
  plan: Plan,
  { seat: actor, token, view }: GameEvent<RaceView>,
  before: RaceView,
): Happening {
  const seat = before.turn!
  const happening: Happening = { ...none, seat }
  if (token === null) return happening
  if (actor === null && before.stage !== 'turn') return { ...happening, ...draw(token, before, view) }
  if (actor === null) {
    const values = token.split('-').map(Number) as [number, number]
    happening.turned = { odd: before.turning! - ((before.turning! + 1) % 2), values }
  }
  happening.deed = readDeed(actor === null ? before.pending! : token)
  happening.waits = view.stage === 'turn'
  if (happening.waits || !happening.deed) return happening
  return { ...happening, ...done(plan, happening.deed, happening.turned, before, view) }
}

function draw(token: string, before: RaceView, after: RaceView): Partial<Happening> {
  const tile: [number, number] = [Number(token[0]), Number(token[1])]
  const second = before.stage === 'second'
  const third = !second && tile[0] === tile[1] && before.doubles === 2
  return { drawn: { tile, second }, ...(third && goesBack(before, after, 'third')) }
}

/** The most advanced marker goes to Start, if there is one on the board. */
function goesBack(before: RaceView, after: RaceView, why: Why): Partial<Happening> {
  const [was, is] = [before.markers[before.turn!]!, after.markers[before.turn!]!]
  const marker = was.findIndex((place, number) => place !== is[number])
  return marker < 0 ? {} : { marker, way: [was[marker]!], stands: 's', back: why }
}

/** The marker on a place that moves: of several the one that has not moved with this tile yet, as the position afterwards tells. */
function markerOn(place: string, before: RaceView, after: RaceView): number {
  const [was, is] = [before.markers[before.turn!]!, after.markers[before.turn!]!]
  const there = was.flatMap((each, number) => (each === place ? [number] : []))
  return there.find((number) => is[number] !== place) ?? there[0]!
}

function done(plan: Plan, deed: Deed, turned: Happening['turned'], before: RaceView, after: RaceView) {
  const seat = before.turn!
  const marker = markerOn(deed.from, before, after)
  const value = (position: number) =>
    turned && Math.abs(turned.odd + 0.5 - position) < 1
      ? turned.values[position - turned.odd]!
      : before.shown[position - 1]!
  const result: Partial<Happening> = { marker, way: [deed.from, deed.to], stands: deed.to }
  if (deed.kind === 'pass') return {}
  if (deed.kind === 'swap') {
    if (value(positionOf(deed.to)!) === 0) return goesBack(before, after, 'exchange')
    result.met = meets(before, deed)
  }
  if (deed.kind === 'move') {
    result.way = wayOf(plan, seat, deed)
    Object.assign(result, landing(plan, seat, deed, result.way, before, value))
    const other = before.left.length === 2 ? before.left[0]! + before.left[1]! - deed.steps : 0
    if (other > 0 && after.moved === null) result.lost = other
  }
  const home = before.markers[seat]!.every((place, number) => place === 'home' || number === marker)
  if (home && result.stands === 'home') {
    result.scored = after.points[seat]! - before.points[seat]!
    delete result.lost
  }
  return result
}

/** What becomes of a move, in the order in which tiles are turned: the gate, the bump, End. */
function landing(
  plan: Plan,
  seat: number,
  deed: Deed,
  way: string[],
  before: RaceView,
  value: (position: number) => number,
): Partial<Happening> {
  const to = positionOf(deed.to)!
  if (deed.gate !== null && value(deed.gate) >= deed.factor!) {
    const gate = way.findIndex((place) => positionOf(place) === deed.gate)
    return { way: way.slice(0, gate + 1), stands: 's', back: 'gate' }
  }
  if (deed.other !== null && value(to) === 0) return { stands: 's', back: 'bump' }
  const met = deed.other === null ? null : meets(before, deed)
  if (to !== plan.goals[seat]!.ends) return { met }
  return !before.tested[seat] && value(to) === 0 ? { stands: 's', back: 'end' } : { stands: 'home' }
}

function meets(before: RaceView, deed: Deed): Happening['met'] {
  const to = positionOf(deed.to)
  const marker = before.markers[deed.other!]!.findIndex((place) => positionOf(place) === to)
  return { seat: deed.other!, marker }
}
