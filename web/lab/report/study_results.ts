// What `nemeton lab run` writes as JSON: lab/results_export.hpp.

/** All measures that there are: lab/measures.cpp. */
export const measureNames = [
  'seat_wins',
  'seat_share',
  'advantage',
  'symmetry',
  'first_share',
  'skill_trace',
  'ties',
  'completion',
  'length',
  'decisions',
  'minutes',
  'forced',
  'branching',
  'lead_changes',
  'drama',
  'decided',
  'comeback',
  'luck',
  'consistency',
  'calibration',
  'interaction',
  'endings',
  'usage',
  'usage_gain',
] as const
export type MeasureName = (typeof measureNames)[number]

export interface MeasureWords {
  name: MeasureName
  sentence: string
  formula: string
  unit: string
  source: string
}

/** A number with the interval in which the truth lies with a probability of 95 %; null where that is not known. */
export interface Result {
  measure: MeasureName
  /** A seat, an action; empty: of the whole. */
  of: string
  value: number | null
  low: number | null
  high: number | null
}

export interface Setting {
  label: string
  game: string
  seats: number
  players: string
  options: Record<string, unknown>
  games: number
  results: Result[]
  /** How many games had a length: the least plies of a bin, and how many. */
  lengths: [number, number][]
}

export interface Comparison {
  /** Settings by number. */
  first: number
  second: number
  of: 'share0' | 'tied' | 'plies'
  difference: number | null
  low: number | null
  high: number | null
  p: number
  p_of_all: number
}

export interface Results {
  program: string
  title: string
  question: string
  seed: number
  study: string
  measures: MeasureWords[]
  /** Whether games are still to be played. */
  incomplete?: true
  settings: Setting[]
  comparisons: Comparison[]
}

/** A number whose interval is known. */
export interface Known {
  of: string
  value: number
  low: number
  high: number
}

export const known = (setting: Setting, measure: MeasureName): Known[] =>
  setting.results.flatMap(({ measure: name, of, value, low, high }) =>
    name === measure && value !== null && low !== null && high !== null ? [{ of, value, low, high }] : [],
  )

export const one = (setting: Setting, measure: MeasureName): Known | undefined => known(setting, measure)[0]
