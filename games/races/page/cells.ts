// The parts of the board that a hand, a key or a screen reader can go to: where markers wait, the positions, where markers are home,
// and the plaques with what is asked.
import type { Point } from '@nemeton/board/art/line'
import type { Cell, Row } from '@nemeton/board/grid'
import type { Choice } from '@nemeton/board/use_choice'
import type { Box } from '@nemeton/board/walk'
import { plaqueId, spotOf, spotsFrom, targetsOf, type Answer } from './choice'
import type { Ground } from './race_page'
import type { Plan } from './plan'
import { isSunwise, positionOf, type Action } from './position'
import type { View } from './schema'
import { say } from './words'

// Their ids: "camp-0", "position-12", "goal-0", "plaque-1".

export interface Shown {
  ground: Ground
  /** What a finger needs, in the units of the ground. */
  finger: number
  /** How high a plaque is. */
  plaqueHeight: number
  plan: Plan
  view: View
  actions: Action[]
  choice: Pick<Choice, 'picked' | 'stateOf'>
  asked: Answer[]
}

const perRow = 10

export function rowsOf(shown: Shown): Row[] {
  const { ground, view } = shown
  const seats = view.markers.map((_, seat) => seat)
  const positions = view.shown.map((_, i) => positionCell(shown, i + 1))
  const rows: Row[] = [{ label: say.start, cells: seats.map((seat) => campCell(shown, seat)) }]
  for (let i = 0; i < positions.length; i += perRow) {
    const cells = positions.slice(i, i + perRow)
    rows.push({ label: say.positions(i + 1, i + cells.length), cells })
  }
  rows.push({ label: say.home, cells: seats.map((seat) => goalCell(shown, seat)) })
  const plaques = shown.asked.map(({ text }, i): Cell => {
    const box = plaque(ground, shown.plaqueHeight, i, shown.asked.length)
    return { id: plaqueId(i), box, label: text }
  })
  if (plaques.length > 0) rows.push({ label: say.questions, cells: plaques, apart: true })
  return rows
}

/** The plaque number `i` of `count`, as high as a finger needs: in the middle of their box, or up from its lower edge. */
export function plaque(
  { plaques, half, ...ground }: Ground,
  plaqueHeight: number,
  i: number,
  count: number,
): Box {
  const { x, y, width, height } = plaques
  const pitch = plaqueHeight + half * 0.12
  const spare = height - pitch * count
  const top = Math.max(0, Math.min(y + (spare < 0 ? spare : spare / 2), ground.height - pitch * count))
  return { x, y: top + i * pitch + half * 0.06, width, height: pitch - half * 0.12 }
}

/** How far down the tray can be seen while so many plaques are there. */
export function traySeen(ground: Ground, plaqueHeight: number, count: number): number {
  const { tray } = ground
  const { x, y, width } = plaque(ground, plaqueHeight, 0, count)
  const over = count > 0 && x < tray.x + tray.width && x + width > tray.x && y < tray.y + tray.height
  return over && y > tray.y ? y : Infinity
}

/** What can be done from or at one point, in words. */
function actionWords(shown: Shown, spot: string): string[] {
  const { view, actions, choice } = shown
  const [picked, aim] = choice.picked
  const going = actions.filter((action) => action.kind !== 'pass' && spotOf(action.from) === spot)
  const coming = (aim ? null : targetsOf(actions, picked ?? null).get(spot)) ?? []
  const parts: string[] = []
  if (coming.length > 0) {
    parts.push(...arrivalWords(coming))
    if (coming.every((action) => isGamble(shown, action))) parts.push(say.gamble)
  } else if (!aim && spotsFrom(actions).has(spot))
    parts.push(say.movable(view.stage === 'move' ? stepsOf(going) : []))
  if (spot === picked) parts.push(say.chosen)
  return parts
}

/** Whether a tile has to be turned for an action, so that nobody knows yet what comes of it. */
export function isGamble({ plan, view }: Pick<Shown, 'plan' | 'view'>, { to, gate, other }: Action): boolean {
  const hidden = (position: number) => view.shown[position - 1] === null
  const end = plan.goals[view.turn!]!.ends
  const test = positionOf(to) === end && !view.tested[view.turn!]
  return (gate !== null && hidden(gate)) || ((other !== null || test) && hidden(positionOf(to)!))
}

/** How far these actions go, without doubles, ascending. */
export const stepsOf = (actions: Action[]): number[] =>
  [...new Set(actions.map(({ steps }) => steps))].sort((a, b) => a - b)

function arrivalWords(actions: Action[]): string[] {
  const { kind } = actions[0]!
  if (kind === 'home') return [say.takeHome]
  const others = [...new Set(actions.flatMap(({ other }) => other ?? []))]
  if (kind === 'swap') return others.map(say.exchange)
  const gates = [...new Set(actions.flatMap(({ gate }) => gate ?? []))]
  return [say.target(stepsOf(actions)), ...gates.map(say.throughGate), ...others.map(say.canBump)]
}

function campCell(shown: Shown, seat: number): Cell {
  const { ground, view } = shown
  const count = view.markers[seat]!.filter((place) => place === 's').length
  const box = ground.camp(seat, view.markers.length)
  return cell(shown, `camp-${seat}`, box, [say.atStart(seat, count)], seat === view.turn ? 's' : null)
}

function goalCell(shown: Shown, seat: number): Cell {
  const { ground, view } = shown
  const count = view.markers[seat]!.filter((place) => place === 'home').length
  const words = [say.atHome(seat, count, view.points[seat]!)]
  const box = ground.goal(seat, view.markers.length)
  return cell(shown, `goal-${seat}`, box, words, seat === view.turn ? 'home' : null)
}

function positionCell(shown: Shown, position: number): Cell {
  const { ground, plan, view } = shown
  const parts = [String(position)]
  const ends = view.markers.flatMap((_, seat) => (plan.goals[seat]!.ends === position ? [seat] : []))
  if (ends.length > 0) {
    parts.push(say.isEnd(ends))
    if (ends.every((seat) => view.tested[seat])) parts.push(say.tested)
  }
  const exit = plan.gates.get(position)
  if (exit !== undefined) parts.push(say.gate(positionOf(exit)!))
  const value = view.shown[position - 1]!
  parts.push(value === null ? say.faceDown : say.shows(value))
  view.markers.forEach((team, seat) => {
    const here = team.filter((place) => positionOf(place) === position)
    const turned = here.filter(isSunwise).length
    if (here.length > turned) parts.push(say.stands(seat, here.length - turned))
    if (turned > 0) parts.push(`${say.stands(seat, turned)} ${say.headsSunwise}`)
  })
  const { half } = ground
  const { x, y } = ground.places[position]!
  const box = { x: x - half / 2, y: y - half / 2, width: half, height: half }
  return cell(shown, `position-${position}`, box, parts, String(position))
}

/** The middle of a point of the board, as the mover has it. */
export function pointAt(ground: Ground, { turn, markers }: View, spot: string): Point {
  if (spot !== 's' && spot !== 'home') return ground.places[Number(spot)]!
  const { x, y, width, height } = (spot === 's' ? ground.camp : ground.goal)(turn!, markers.length)
  return { x: x + width / 2, y: y + height / 2 }
}

/** `spot`: the point of the board that it is for the mover, if any. */
function cell(shown: Shown, id: string, box: Box, words: string[], spot: string | null): Cell {
  if (spot === null) return { id, box, label: words.join(', ') }
  const label = [...words, ...actionWords(shown, spot)].join(', ')
  return {
    ...{ id, part: spot, label },
    box: shown.choice.stateOf(spot) ? reachable(box, shown.finger) : box,
  }
}

/** A part of the board that a finger can press: not smaller than that. */
function reachable({ x, y, width, height }: Box, finger: number): Box {
  const [more, taller] = [Math.max(0, finger - width), Math.max(0, finger - height)]
  return { x: x - more / 2, y: y - taller / 2, width: width + more, height: height + taller }
}
