// The plan of a board as its board.txt has it (the file's form is told in plan.hpp), and the ways that markers go.
import { positionOf, type Action } from './position'

export interface Plan {
  positions: number
  /** From a place to the next ones. */
  ways: Map<string, string[]>
  /** From a gate's position to where its shortcut leads. */
  gates: Map<number, string>
  /** By seat: where its markers come in, and its End. */
  goals: { enters: string; ends: number }[]
}

/** "13r..7r" as the places that it stands for. */
function spread(range: string): string[] {
  const [first, last] = range.split('..')
  if (last === undefined) return [range]
  const [from, to] = [parseInt(first!), parseInt(last)]
  const step = to < from ? -1 : 1
  const heading = first!.endsWith('r') ? 'r' : ''
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => `${from + i * step}${heading}`)
}

export function readPlan(text: string): Plan {
  const plan: Plan = { positions: 0, ways: new Map(), gates: new Map(), goals: [] }
  for (const line of text.split('\n')) {
    const [word, ...rest] = line.replace(/#.*/, '').trim().split(/ +/)
    if (word === 'picture') break
    if (word === 'positions') plan.positions = Number(rest[0])
    if (word === 'gate') plan.gates.set(Number(rest[0]), rest[1]!)
    if (word === 'way') {
      const places = rest.flatMap(spread)
      places.slice(1).forEach((to, i) => {
        const from = places[i]!
        const known = plan.ways.get(from) ?? []
        if (!known.includes(to)) plan.ways.set(from, [...known, to])
      })
    }
    if (word === 'seat') {
      const goal = { enters: rest[2]!, ends: Number(rest[4]) }
      for (const seat of rest[0] === 'all' ? [0, 1, 2, 3] : [Number(rest[0])]) plan.goals[seat] = goal
    }
  }
  return plan
}

/**
 * The places over which a move would go that can be chosen, to be drawn: from where it starts to where it lands; where several ways lead
 * there, the first. A gate is passed where it lies fewer steps ahead than the number that opens it. A move that was made tells its way.
 */
export function wayOf(plan: Plan, seat: number, move: Action): string[] {
  const { enters, ends } = plan.goals[seat]!
  const go = (way: string[], passed: boolean): string[] | null => {
    const here = way.at(-1)!
    const gone = way.length - 1
    if (gone === move.steps) return here === move.to && passed ? way : null
    const at = positionOf(here)
    if (!passed && at !== null && at === move.gate && gone < move.factor!) {
      const found = go([...way, plan.gates.get(at)!], true)
      if (found) return found
    }
    const next = at === null ? [enters] : at === ends ? [] : (plan.ways.get(here) ?? [])
    for (const each of next) {
      const found = go([...way, each], passed)
      if (found) return found
    }
    return null
  }
  return go([move.from], move.gate === null) ?? [move.from, move.to]
}
