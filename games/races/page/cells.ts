// The parts of the board that a hand, a key or a screen reader can go to: where markers wait, the positions, where markers are home,
// and the plaques with what is asked.
import type { Cell as Part, Row } from '@nemeton/board/cells'
import type { Box } from '@nemeton/board/walk'
import { spotOf, spotsFrom, targetsOf, type Answer } from './choice'
import type { Ground } from './race_page'
import type { Plan } from './plan'
import { isSunwise, positionOf, type Deed, type RaceView } from './position'
import { say } from './words'

/** Its id is such as "camp-0", "position-12", "goal-0", "plaque-1". */
export interface Cell extends Part {
  /** The point of the board that it stands for, if it is the mover's to go from or to; or the plaque's number. */
  spot: string | null
}

export interface Shown {
  ground: Ground
  /** How high a plaque is. */
  plaqueHeight: number
  plan: Plan
  view: RaceView
  deeds: Deed[]
  /** The point whose marker is to move. */
  picked: string | null
  asked: Answer[]
  /** Whether it is settled from where to where, and only plaques are left. */
  aimed: boolean
}

const kRow = 10

export function rowsOf(shown: Shown): Row<Cell>[] {
  const { ground, view } = shown
  const seats = view.markers.map((_, seat) => seat)
  const positions = view.shown.map((_, i) => positionCell(shown, i + 1))
  const rows = [{ label: say.start, cells: seats.map((seat) => campCell(shown, seat)) }]
  for (let i = 0; i < positions.length; i += kRow) {
    const cells = positions.slice(i, i + kRow)
    rows.push({ label: say.positions(i + 1, i + cells.length), cells })
  }
  rows.push({ label: say.home, cells: seats.map((seat) => goalCell(shown, seat)) })
  const plaques = shown.asked.map(({ text }, i): Cell => ({
    id: `plaque-${i}`,
    spot: null,
    box: plaque(ground, shown.plaqueHeight, i, shown.asked.length),
    label: text,
    state: 'target',
    chosen: false,
  }))
  if (plaques.length > 0) rows.push({ label: say.questions, cells: plaques })
  return rows
}

/** The plaque number `i` of `count`, as high as a finger needs. */
export function plaque(
  { plaques, half, ...ground }: Ground,
  plaqueHeight: number,
  i: number,
  count: number,
): Box {
  const { x, y, width, height } = plaques
  const pitch = plaqueHeight + half * 0.12
  const top = Math.max(0, Math.min(y + (height - pitch * count) / 2, ground.height - pitch * count))
  return { x, y: top + i * pitch + half * 0.06, width, height: pitch - half * 0.12 }
}

/** What can be done from or at one point: its state, and the words for it. */
function doing(shown: Shown, spot: string) {
  const { view, deeds, picked, aimed } = shown
  const going = deeds.filter((deed) => deed.kind !== 'pass' && spotOf(deed.from) === spot)
  const coming = (aimed ? null : targetsOf(deeds, picked).get(spot)) ?? []
  const movable = !aimed && spotsFrom(deeds).has(spot)
  const parts: string[] = []
  if (coming.length > 0) {
    parts.push(...comingWords(coming))
    if (coming.every((deed) => isGamble(shown, deed))) parts.push(say.gamble)
  } else if (movable) parts.push(say.movable(view.stage === 'move' ? stepsOf(going) : []))
  if (spot === picked) parts.push(say.chosen)
  const state: Cell['state'] = coming.length > 0 ? 'target' : movable ? 'movable' : ''
  return { spot: state === '' ? null : spot, parts, state, chosen: spot === picked }
}

/** Whether a tile has to be turned for a deed, so that nobody knows yet what comes of it. */
export function isGamble({ plan, view }: Pick<Shown, 'plan' | 'view'>, { to, gate, other }: Deed): boolean {
  const hidden = (position: number) => view.shown[position - 1] === null
  const end = plan.goals[view.turn!]!.ends
  const test = positionOf(to) === end && !view.tested[view.turn!]
  return (gate !== null && hidden(gate)) || ((other !== null || test) && hidden(positionOf(to)!))
}

/** How far these deeds go, without doubles, ascending. */
export const stepsOf = (deeds: Deed[]): number[] =>
  [...new Set(deeds.map(({ steps }) => steps))].sort((a, b) => a - b)

function comingWords(deeds: Deed[]): string[] {
  const { kind } = deeds[0]!
  if (kind === 'home') return [say.takeHome]
  const others = [...new Set(deeds.flatMap(({ other }) => other ?? []))]
  if (kind === 'swap') return others.map(say.exchange)
  const gates = [...new Set(deeds.flatMap(({ gate }) => gate ?? []))]
  return [say.target(stepsOf(deeds)), ...gates.map(say.throughGate), ...others.map(say.canBump)]
}

function campCell(shown: Shown, seat: number): Cell {
  const { ground, view } = shown
  const count = view.markers[seat]!.filter((place) => place === 's').length
  const can = seat === view.turn ? doing(shown, 's') : null
  return cell(`camp-${seat}`, ground.camp(seat, view.markers.length), [say.atStart(seat, count)], can)
}

function goalCell(shown: Shown, seat: number): Cell {
  const { ground, view } = shown
  const count = view.markers[seat]!.filter((place) => place === 'home').length
  const can = seat === view.turn ? doing(shown, 'home') : null
  const words = [say.atHome(seat, count, view.points[seat]!)]
  return cell(`goal-${seat}`, ground.goal(seat, view.markers.length), words, can)
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
  const { x, y } = ground.places[position]!
  const { half } = ground
  const box = { x: x - half / 2, y: y - half / 2, width: half, height: half }
  return cell(`position-${position}`, box, parts, doing(shown, String(position)))
}

function cell(id: string, box: Box, words: string[], can: ReturnType<typeof doing> | null): Cell {
  const { spot, parts, state, chosen } = can ?? { spot: null, parts: [], state: '' as const, chosen: false }
  return { id, spot, box, label: [...words, ...parts].join(', '), state, chosen }
}
