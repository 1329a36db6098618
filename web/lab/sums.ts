// What games at random came to, added up: lab/live.hpp.
import type { Known, Setting } from '../report/results'

export interface Sums {
  games: number
  /** The side of each seat: partners have the same. */
  sides: number[]
  /** How often each seat won alone, or with its partners alone. */
  wins: number[]
  ties: number
  cut_off: number
  plies: number
  /** The least plies of a bin, and its games. */
  lengths: [number, number][]
}

export function add(one: Sums, other: Sums): Sums {
  const lengths = new Map(one.lengths)
  for (const [start, games] of other.lengths) lengths.set(start, (lengths.get(start) ?? 0) + games)
  return {
    games: one.games + other.games,
    sides: one.sides,
    wins: one.wins.map((wins, seat) => wins + other.wins[seat]!),
    ties: one.ties + other.ties,
    cut_off: one.cut_off + other.cut_off,
    plies: one.plies + other.plies,
    lengths: [...lengths].sort(([a], [b]) => a - b),
  }
}

/** Of a normal distribution, in how many deviations to either side 95 % lie. */
const normal95 = 1.959963984540054

/** A part of so many games, and the interval in which the truth lies with a probability of 95 % (Wilson, 1927). */
export function wilson(of: string, successes: number, trials: number): Known {
  const value = successes / trials
  const square = normal95 ** 2 / trials
  const middle = (value + square / 2) / (1 + square)
  const reach = (normal95 / (1 + square)) * Math.sqrt((value * (1 - value)) / trials + square / (4 * trials))
  return { of, value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** How often each seat would win alone if all were equal. */
export const even = ({ games, sides, ties }: Sums): number => (games - ties) / games / new Set(sides).size

/** The same as a setting of a report, for its plots and its verdict. */
export function settingOf(game: string, sums: Sums): Setting {
  const shares = sums.wins.map((wins, seat) => wilson(`seat ${seat}`, wins, sums.games))
  const best = shares.reduce((most, each) => (each.value > most.value ? each : most))
  const equal = even(sums)
  return {
    label: '',
    game,
    seats: sums.wins.length,
    players: 'random',
    options: {},
    games: sums.games,
    results: [
      ...shares.map((share) => ({ ...share, measure: 'seat_share' as const })),
      {
        measure: 'advantage',
        of: best.of,
        value: best.value - equal,
        low: best.low - equal,
        high: best.high - equal,
      },
    ],
    lengths: sums.lengths,
  }
}
