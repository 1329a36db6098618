// The parts of the board that a hand, a key or a screen reader can go to: the shields, the guests, the bid, one's own dice, the faces of
// the red die, and the plaques.
// Their ids: "shield-4", "guest-2", "own-0", "face-5", "settle", "challenge", "bid".

import type { Point } from '@nemeton/board/art/line'
import type { Cell, Row } from '@nemeton/board/grid'
import type { Box } from '@nemeton/board/walk'
import { bidOf, bidsIn, countsOn, facesFor, kindOf, mayPutOut, type Pick } from './choice'
import type { Layout } from './layout'
import type { Plaque } from './offers'
import { MAGIC_ONE, type Table } from './position'
import type { View } from './schema'
import { diceWords } from './narration'
import { openCounts, shieldOf, shields, type Shield } from './track'
import { guests, say } from './words'

export interface Board {
  layout: Layout
  view: View
  table: Table
  viewer: number
  actions: string[]
  pick: Pick
  plaques: Plaque[]
}

export const rowsOf = (board: Board): Row[] => [
  ...walls(board),
  guestRow(board),
  middleRow(board),
  ...ownRows(board),
  faceRow(board),
  plaqueRow(board),
]

/** Returns the number that a shield stands for: the one chosen on it, that of the bid, the next that can be bid there, or its own. */
export function numberOn({ table, view, pick }: Board, shield: Shield, i: number): number {
  const { bid } = table
  const chosen = pick.count !== null && (pick.face === MAGIC_ONE) === shield.red && pick.count
  if (chosen && chosen % (shield.red ? 10 : 20) === shield.number % (shield.red ? 10 : 20)) return chosen
  if (bid && shieldOf(bid) === i) return bid.count
  return openCounts(shield, bid, view.in_play)[0] ?? shield.number
}

export const isChosen = (board: Board, shield: Shield, i: number): boolean =>
  board.pick.count !== null &&
  (board.pick.face === MAGIC_ONE) === shield.red &&
  numberOn(board, shield, i) === board.pick.count

function walls(board: Board): Row[] {
  const { layout, view, table, actions, pick } = board
  const bids = bidsIn(actions)
  const asked = pick.face !== null && pick.count === null
  const all = shields.map((shield, i): Cell => {
    const chosen = isChosen(board, shield, i)
    const can = countsOn(bids, shield)
    const fits = can.some((count) => bidOf(bids, { ...pick, count }) !== null)
    const parts = [say.shield(shield.red, numberOn(board, shield, i))]
    if (table.bid && shieldOf(table.bid) === i)
      parts.push(say.bidHere(say.bid(table.bid.count, table.bid.face)))
    else if (openCounts(shield, table.bid, view.in_play).length === 0) parts.push(say.passed)
    if (chosen) parts.push(say.chosen)
    else if (can.length > 0) parts.push(say.ready)
    return {
      id: `shield-${i}`,
      box: layout.touch(i),
      label: parts.join(', '),
      state: can.length === 0 || chosen ? '' : asked && fits ? 'target' : 'movable',
      chosen,
    }
  })
  return say.walls.map((label, w) => ({ label, cells: all.slice(layout.corners[w], layout.corners[w + 1]) }))
}

function guestRow({ layout, view, table, viewer }: Board): Row {
  const cells = table.places.map(({ hidden, covered, shown }, seat): Cell => {
    const had = table.lifted ? hidden!.length + shown.length : view.dice[seat]!
    const parts = [had > 0 ? say.holds(guests[seat]!, had) : say.isOut(guests[seat]!)]
    if (table.lifted) {
      if (hidden!.length > 0) parts.push(say.had(diceWords(hidden!)))
    } else if (covered > 0) parts.push(say.covered(covered))
    if (shown.length > 0) parts.push(say.shows(diceWords(shown)))
    const lost = table.lifted?.lost[seat] ?? 0
    if (lost > 0) parts.push(say.loses(lost))
    const place = (seat - viewer + view.dice.length) % view.dice.length
    return {
      id: `guest-${seat}`,
      box: layout.spot(place).box,
      label: parts.join(', '),
    }
  })
  return { label: say.guests, cells }
}

function middleRow({ layout, view, table: { bid, bidder, lifted } }: Board): Row {
  const parts = bid
    ? [say.standing(guests[bidder!]!, say.bid(bid.count, bid.face))]
    : [say.noBid, say.inPlay(view.in_play)]
  if (bid) parts.push(lifted ? say.tally(lifted.count, bid.count) : say.inPlay(view.in_play))
  return { label: say.middle, cells: [{ id: 'bid', box: layout.middle, label: parts.join(', ') }] }
}

/** Returns the places of the viewer's dice: those under the cup, and those shown or put out. */
export function ownPlaces({ layout, table, viewer, pick }: Board): { hidden: Point[]; shown: Point[] } {
  const { hidden, shown } = table.places[viewer]!
  const spot = layout.spot(0)
  const out = shown.length + pick.out.length
  return {
    hidden: (hidden ?? []).map((_, i) =>
      pick.out.includes(i)
        ? spot.shown(shown.length + pick.out.indexOf(i), out)
        : spot.hidden(i, hidden!.length),
    ),
    shown: shown.map((_, i) => spot.shown(i, out)),
  }
}

function ownRows(board: Board): Row[] {
  const { layout, view, table, viewer, actions, pick } = board
  if (view.hidden[viewer] === null) return []
  const { hidden, shown } = table.places[viewer]!
  const at = ownPlaces(board)
  const size = layout.spot(0).die * 1.14
  const box = ({ x, y }: Point): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size })
  const showing = kindOf(view, actions) !== null && view.may_show && bidsOrShow(board)
  const under = (hidden ?? []).map((value, i): Cell => {
    const chosen = pick.out.includes(i)
    const can = showing && hidden!.length > 1 && mayPutOut(hidden!.length, pick, i)
    const parts = [say.ownDie(value)]
    if (chosen) parts.push(say.putOut)
    else if (can) parts.push(say.ready)
    return {
      id: `own-${i}`,
      box: box(at.hidden[i]!),
      label: parts.join(', '),
      state: can && !chosen ? 'movable' : '',
      chosen,
    }
  })
  const open = shown.map((value, i): Cell => ({
    id: `out-${i}`,
    box: box(at.shown[i]!),
    label: say.ownShown(value),
  }))
  const cells = [...open, ...under]
  return cells.length > 0 ? [{ label: say.ownDice, cells }] : []
}

/** Whether there is a bid to make with which dice could be shown, or the choice to show them. */
const bidsOrShow = ({ view, actions }: Board) => view.stage === 'show' || bidsIn(actions).length > 0

function faceRow({ layout, actions, pick }: Board): Row {
  const bids = bidsIn(actions)
  const all = facesFor(bids, null)
  const asked = pick.count !== null && pick.face === null
  const fitting = facesFor(bids, pick.count)
  const cells = [1, 2, 3, 4, 5, 6].map((face): Cell => {
    const chosen = pick.face === face
    const parts = [say.face(face)]
    if (chosen) parts.push(say.chosen)
    else if (all.includes(face)) parts.push(say.ready)
    const fits = face !== MAGIC_ONE && fitting.includes(face)
    return {
      id: `face-${face}`,
      box: layout.face(face),
      label: parts.join(', '),
      state: !all.includes(face) || chosen ? '' : asked && fits ? 'target' : 'movable',
      chosen,
    }
  })
  return { label: say.faces, cells }
}

function plaqueRow({ layout, plaques }: Board): Row {
  const cells = plaques.map(({ id, plays, title, more }, i): Cell => {
    const label = [title, more].filter(Boolean).join(', ') || '–'
    return {
      id,
      box: layout.plaque(i),
      label: plays || id === 'settle' ? label : `${label}, ${say.cannot}`,
      state: plays ? (id === 'settle' ? 'target' : 'movable') : '',
      chosen: false,
    }
  })
  return { label: say.plaques, cells }
}
