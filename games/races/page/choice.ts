// How a deed is put together by pointing: a marker, where it goes, and where that can be done in several ways, which of them. What
// has been pointed at narrows the legal deeds down, so that only a legal one can come out. The parts of a choice are points of the
// board, "s", "12" or "home", and plaques.
import type { Part, Path } from '@nemeton/board/choice'
import { isSunwise, positionOf, type Deed } from './position'
import { say } from './words'

/** What stands at one point of the board: "s" for Start, "12", or "home"; both headings of a position are one. */
export const spotOf = (place: string): string => String(positionOf(place) ?? place)

/** What can differ between deeds from one point to another, in the order in which it is asked. */
const facets = ['from', 'to', 'steps', 'gate', 'other'] as const
type Facet = (typeof facets)[number]

const facetOf = (deed: Deed, facet: Facet): string => {
  if (facet === 'gate') return deed.gate === null ? '' : `${deed.gate}/${deed.factor}`
  return String(deed[facet] ?? '')
}

export function grouped<T>(list: T[], key: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return groups
}

export interface Answer {
  /** In words, such as "Bump Birch". */
  text: string
  deeds: Deed[]
}

/** What is still to be asked of these deeds: the answers that there are; none if one deed is left. */
export function answers(deeds: Deed[]): Answer[] {
  const facet = facets.find((facet) => new Set(deeds.map((deed) => facetOf(deed, facet))).size > 1)
  if (facet === undefined) return []
  const groups = grouped(deeds, (deed) => facetOf(deed, facet))
  const gates = new Set(deeds.flatMap(({ gate }) => gate ?? []))
  return [...groups.values()].map((group) => ({ text: textOf(group[0]!, facet, gates.size), deeds: group }))
}

export const plaqueId = (i: number): Part => `plaque-${i}`

/** How each deed is pointed at. Where there is but one marker to move, it is taken at once, and a pass is beside that. */
export function pathsOf(deeds: Deed[]): Path[] {
  const from = spotsFrom(deeds)
  const start = from.size === 1 ? [...from] : []
  return deeds.map((deed) => {
    if (deed.kind === 'pass') return { token: deed.token, parts: [...start, plaqueId(0)] }
    const [spot, goal] = [spotOf(deed.from), spotOf(deed.to)]
    return {
      token: deed.token,
      parts: [spot, goal, ...answering(targetsOf(deeds, spot).get(goal)!, deed)],
    }
  })
}

/** The plaques that lead to a deed. */
function answering(deeds: Deed[], deed: Deed): Part[] {
  const all = answers(deeds)
  const i = all.findIndex((answer) => answer.deeds.includes(deed))
  return i < 0 ? [] : [plaqueId(i), ...answering(all[i]!.deeds, deed)]
}

function textOf(deed: Deed, facet: Facet, gates: number): string {
  if (facet === 'from') return isSunwise(deed.from) ? say.sunwise : say.widdershins
  if (facet === 'to') return isSunwise(deed.to) ? say.sunwise : say.widdershins
  if (facet === 'steps') return say.goes(deed.steps)
  if (facet === 'other') return deed.other === null ? say.letBe : say.meet(deed.kind === 'swap', deed.other)
  if (deed.gate === null) return say.pastGates
  return gates > 1 ? say.byGate(deed.gate) : say.openBy(deed.factor!)
}

/** The points from which something can be moved. */
export const spotsFrom = (deeds: Deed[]): Set<string> =>
  new Set(deeds.filter(({ kind }) => kind !== 'pass').map(({ from }) => spotOf(from)))

/** The points to which something at `spot` can go, with the deeds that bring it there. */
export const targetsOf = (deeds: Deed[], spot: string | null): Map<string, Deed[]> =>
  grouped(
    deeds.filter((deed) => deed.kind !== 'pass' && spotOf(deed.from) === spot),
    (deed) => spotOf(deed.to),
  )
