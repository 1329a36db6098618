// What `nemeton lab tune` writes as JSON: python/nemeton/lab/tuning_results.py.

export interface Aim {
  /** The measure, and whose games are measured. */
  label: string
  measure: string
  at_least: number | null
  at_most: number | null
  unit: string
  sentence: string
}

/** A measure of a trial, with the interval in which the truth lies with a probability of 95 %, and how far it is from what was wanted. */
export interface FoundSetting {
  value: number
  low: number
  high: number
  distance: number
}

export interface Trial {
  number: number
  /** Whether these are the rules as they are. */
  standard: boolean
  front: boolean
  games: number
  options: Record<string, unknown>
  /** By aim; null where it is not known. */
  found: (FoundSetting | null)[]
  /** The same of other games than those for which the trial was chosen. */
  confirmed: (FoundSetting | null)[] | null
}

export interface TuningResults {
  program: string
  title: string
  question: string
  seed: number
  tuning: string
  optuna: string
  games: number
  confirm: number
  /** How many settings there are. */
  size: number
  options: string[]
  aims: Aim[]
  trials: Trial[]
}

/** What is best known of a trial. */
export const bestKnown = ({ found, confirmed }: Trial): (FoundSetting | null)[] => confirmed ?? found

export const meetsAll = (trial: Trial): boolean => bestKnown(trial).every((each) => each?.distance === 0)

const missed = (trial: Trial) => bestKnown(trial).filter((each) => each?.distance !== 0).length

/** The front: those first that miss the fewest aims. */
export const frontOf = ({ trials }: TuningResults): Trial[] =>
  trials.filter(({ front }) => front).sort((a, b) => missed(a) - missed(b) || a.number - b.number)

export const wanted = ({ at_least, at_most }: Aim): string => {
  if (at_least === null) return `at most ${at_most}`
  return at_most === null ? `at least ${at_least}` : `${at_least} to ${at_most}`
}

/** What was found, in a sentence. */
export function verdict(tuned: TuningResults): string {
  const { trials, size, aims } = tuned
  const met = frontOf(tuned).filter(meetsAll).length
  const front = frontOf(tuned).length
  const of = trials.length < size ? `${trials.length} settings tried of ${size}` : `all ${size} settings`
  if (met > 0)
    return `${met} of ${of} ${met === 1 ? 'meets' : 'meet'} ${aims.length > 1 ? 'all aims' : 'the aim'}.`
  const none = `None of ${of} meets ${aims.length > 1 ? 'all aims' : 'the aim'}.`
  return front === 1
    ? `${none} One is nearest to ${aims.length > 1 ? 'all of them' : 'it'}.`
    : `${none} ${front} are on the front of what can be had: to come nearer to one aim costs another.`
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
