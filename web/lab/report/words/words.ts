// What a report says, in whatever language: sentences, headings, and what is measured.
import type { MeasureName } from '../study_results'

export interface MeasureIn {
  name: string
  /** As the results have it, in English, where it is left out. */
  sentence?: string
  unit?: string
}

/** How much more than its part a seat wins: too much, a little too much, little, or not yet known. */
export type Size = 'large' | 'medium' | 'small' | 'unknown'

export interface ReportWords {
  /** Its tag, for numbers. */
  language: string
  percent(number: string): string
  between(low: string, high: string): string
  incomplete: string

  // Verdicts. `who` is a seat or a player, `part` such as "62.1 % ± 0.4".
  /** Seats that surely differ; `equal` is what each would win otherwise. */
  uneven(who: string, part: string, equal: string, size: Size, p: string): string
  least(who: string, part: string): string
  nearlyEven(who: string, part: string): string
  even(most: string): string
  unknown(who: string, part: string): string
  skill(who: string, part: string): string
  unended(part: string): string
  tied(part: string): string
  /** `truth`: how far the estimates come true. */
  luck(part: string, truth: string): string
  minutes(n: string): string
  /** Of players who hold out until the limit. */
  minutesToLimit(n: string): string

  compared: { share0: string; tied: string; plies: string }
  noDifference(what: string, one: string, other: string): string
  difference(what: string, of: string, amount: string, against: string, p: string): string
  points(amount: string): string
  comparisons: string
  real(real: number, all: number): string

  partOfWins: string
  eachPart: string
  length: string
  lengthSaid(games: string, from: string, to: string): string
  gain: string
  gains: string
  numbers: string
  numbersOf(setting: string): string
  columns: { measure: string; of: string; value: string; unit: string }
  method: string
  made(games: string, program: string, seed: number): string
  study: string
  inUnit(unit: string): string
  measures: Record<MeasureName, MeasureIn>
}
