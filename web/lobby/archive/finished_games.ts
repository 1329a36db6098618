// Games that are over: how they ended for who plays here, against whom, which of them are looked for, and how many were won.
import { type Level, levels } from '../../shared/games/levels'
import type { MyTable } from '../../play/storage/saved_seats'

/** `seen`: nobody of this device took part alone; `unknown`: the record does not say. */
export type Outcome = 'won' | 'lost' | 'tie' | 'seen' | 'unknown'
/** Bots of one level; people elsewhere, or at this screen; bots and people, or several levels; a record does not say. */
export type Opponent = Level | 'friends' | 'here' | 'mixed' | 'unknown'
export const opponents: Opponent[] = [...levels, 'friends', 'here', 'mixed', 'unknown']

export function outcome({ returns, mine }: MyTable): Outcome {
  if (!returns || returns.length === 0) return 'unknown'
  const best = Math.max(...returns)
  if (best <= 0) return 'tie'
  if (mine.length !== 1) return 'seen'
  return returns[mine[0]!] === best ? 'won' : 'lost'
}

export function opponent({ seats, mine }: MyTable): Opponent {
  const others = seats.filter((_, seat) => !mine.includes(seat))
  const kinds = new Set<Opponent>(
    others.map(({ kind, level }) =>
      kind === 'bot' ? (level ?? 'casual') : kind === 'person' ? 'friends' : 'unknown',
    ),
  )
  if (mine.length > 1) kinds.add('here')
  return kinds.size === 1 ? [...kinds][0]! : kinds.size === 0 ? 'unknown' : 'mixed'
}

export interface Search {
  game?: string
  opponent?: Opponent
  outcome?: Outcome
  /** Not before this moment, in milliseconds since 1970. */
  since?: number
}

export const matchesSearch = (table: MyTable, search: Search): boolean =>
  (search.game === undefined || table.game === search.game) &&
  (search.opponent === undefined || opponent(table) === search.opponent) &&
  (search.outcome === undefined || outcome(table) === search.outcome) &&
  table.moved >= (search.since ?? 0)

export interface Tally {
  game: string
  opponent: Opponent
  won: number
  lost: number
  tie: number
}

/** How often who plays here has won, by game and opponent; the most played first. */
export function tallies(tables: MyTable[]): Tally[] {
  const all = new Map<string, Tally>()
  for (const table of tables) {
    const result = outcome(table)
    if (table.mine.length !== 1 || result === 'seen' || result === 'unknown') continue
    const name = `${table.game} ${opponent(table)}`
    const tally = all.get(name) ?? { game: table.game, opponent: opponent(table), won: 0, lost: 0, tie: 0 }
    ++tally[result]
    all.set(name, tally)
  }
  const played = ({ won, lost, tie }: Tally) => won + lost + tie
  return [...all.values()].sort((a, b) => played(b) - played(a))
}
