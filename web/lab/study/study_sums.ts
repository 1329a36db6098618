// What games at random came to, added up: lab/live_games.hpp.
import type { Known, Setting } from '../report/study_results'

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

/**
 * By how many parts are within their intervals at once with a probability of 95 %, in how many deviations of a normal distribution to either side: two-sided
 * 0.05 / n (Bonferroni).
 */
const normal95 = [1.959964, 1.959964, 2.241403, 2.39398, 2.497705, 2.575829, 2.638257]

/** A part of so many games, and the interval in which the truth lies with a probability of 95 % (Wilson, 1927), or that of `parts` parts at once. */
export function wilson(of: string, successes: number, trials: number, parts = 1): Known {
  const value = successes / trials
  const deviations = normal95[parts]!
  const square = deviations ** 2 / trials
  const middle = (value + square / 2) / (1 + square)
  const reach =
    (deviations / (1 + square)) * Math.sqrt((value * (1 - value)) / trials + square / (4 * trials))
  return { of, value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** The probability of a χ² as large: of one or two degrees of freedom, and two more at each step (Abramowitz and Stegun 26.4.4, 26.4.5, 7.1.26). */
export function chiSquared(square: number, degrees: number): number {
  const half = square / 2
  const t = 1 / (1 + 0.3275911 * Math.sqrt(half))
  const odd =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  let p = (degrees % 2 === 0 ? 1 : odd) * Math.exp(-half)
  let term = degrees % 2 === 0 ? Math.exp(-half) : Math.exp(-half) / Math.sqrt(Math.PI * half)
  for (let d = 2 - (degrees % 2); d < degrees; d += 2) {
    term *= square / d
    p += term
  }
  return half === 0 ? 1 : p
}

/** How often each seat would win alone if all were equal. */
export const even = ({ games, sides, ties }: Sums): number => (games - ties) / games / new Set(sides).size

/** The same as a setting of a report, for its plots and its verdict. */
export function settingOf(game: string, sums: Sums): Setting {
  const shares = sums.wins.map((wins, seat) => wilson(`seat ${seat}`, wins, sums.games))
  const best = shares.reduce((most, each) => (each.value > most.value ? each : most))
  const equal = even(sums)
  const bySide = [...new Set(sums.sides)].map((side) => sums.wins[sums.sides.indexOf(side)]!)
  const atOnce = bySide.map((wins) => wilson('', wins, sums.games, bySide.length))
  const expected = equal * sums.games
  const square = bySide.reduce((sum, wins) => sum + (wins - expected) ** 2 / (expected || 1), 0)
  const p = chiSquared(square, bySide.length - 1)
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
        low: Math.max(0, ...atOnce.map(({ low }) => low - equal)),
        high: Math.max(...atOnce.map(({ high }) => high - equal)),
      },
      { measure: 'symmetry', of: '', value: p, low: p, high: p },
    ],
    lengths: sums.lengths,
  }
}
