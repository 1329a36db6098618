// How an action is put together by pointing: a marker, where it goes, and where that can be done in several ways, which of them. What
// has been pointed at narrows the legal actions down, so that only a legal one can come out. The parts of a choice are points of the
// board, "s", "12" or "home", and plaques.
import type { Part, Path } from '@nemeton/board/choice'
import { isSunwise, positionOf, type Action } from './position'
import { say } from './words'

/** What stands at one point of the board: "s" for Start, "12", or "home"; both headings of a position are one. */
export const spotOf = (place: string): string => String(positionOf(place) ?? place)

/** What can differ between actions from one point to another, in the order in which it is asked. */
const facets = ['from', 'to', 'steps', 'gate', 'other'] as const
type Facet = (typeof facets)[number]

const facetOf = (action: Action, facet: Facet): string => {
  if (facet === 'gate') return action.gate === null ? '' : `${action.gate}/${action.factor}`
  return String(action[facet] ?? '')
}

export function groupBy<T>(list: T[], key: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return groups
}

export interface Answer {
  /** In words, such as "Bump Birch". */
  text: string
  actions: Action[]
}

/** What is still to be asked of these actions: the answers that there are; none if one action is left. */
export function answers(actions: Action[]): Answer[] {
  const facet = facets.find((facet) => new Set(actions.map((action) => facetOf(action, facet))).size > 1)
  if (facet === undefined) return []
  const groups = groupBy(actions, (action) => facetOf(action, facet))
  const gates = new Set(actions.flatMap(({ gate }) => gate ?? []))
  return [...groups.values()].map((group) => ({ text: textOf(group[0]!, facet, gates.size), actions: group }))
}

export const plaqueId = (i: number): Part => `plaque-${i}`

/** How each action is pointed at. Where there is but one marker to move, it is taken at once, and a pass is beside that. */
export function pathsOf(actions: Action[]): Path[] {
  const from = spotsFrom(actions)
  const start = from.size === 1 ? [...from] : []
  return actions.map((action) => {
    if (action.kind === 'pass') return { token: action.token, parts: [...start, plaqueId(0)] }
    const [spot, goal] = [spotOf(action.from), spotOf(action.to)]
    return {
      token: action.token,
      parts: [spot, goal, ...plaquesTo(targetsOf(actions, spot).get(goal)!, action)],
    }
  })
}

/** The plaques that lead to an action. */
function plaquesTo(actions: Action[], action: Action): Part[] {
  const all = answers(actions)
  const i = all.findIndex((answer) => answer.actions.includes(action))
  return i < 0 ? [] : [plaqueId(i), ...plaquesTo(all[i]!.actions, action)]
}

function textOf(action: Action, facet: Facet, gates: number): string {
  if (facet === 'from') return isSunwise(action.from) ? say.sunwise : say.widdershins
  if (facet === 'to') return isSunwise(action.to) ? say.sunwise : say.widdershins
  if (facet === 'steps') return say.goes(action.steps)
  if (facet === 'other')
    return action.other === null ? say.letBe : say.meet(action.kind === 'swap', action.other)
  if (action.gate === null) return say.pastGates
  return gates > 1 ? say.byGate(action.gate) : say.openBy(action.factor!)
}

/** The points from which something can be moved. */
export const spotsFrom = (actions: Action[]): Set<string> =>
  new Set(actions.filter(({ kind }) => kind !== 'pass').map(({ from }) => spotOf(from)))

/** The points to which something at `spot` can go, with the actions that bring it there. */
export const targetsOf = (actions: Action[], spot: string | null): Map<string, Action[]> =>
  groupBy(
    actions.filter((action) => action.kind !== 'pass' && spotOf(action.from) === spot),
    (action) => spotOf(action.to),
  )
