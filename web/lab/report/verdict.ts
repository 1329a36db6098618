// What a study has found, in sentences: what a designer asks first.
import { known, one, type Comparison, type Known, type Results, type Setting } from './study_results'
import { capital, fixed, type ReportContext } from './report_context'

/** More than this to a seat is too much; less than that is even. */
const tooMuch = 0.05
const even = 0.02

const percent = (told: ReportContext, value: number, digits = 1) =>
  told.say.percent(fixed(told, 100 * value, digits))
const reach = ({ low, high }: Known) => (high - low) / 2
const within = (told: ReportContext, each: Known) =>
  `${percent(told, each.value)}\u00a0±\u00a0${fixed(told, 100 * reach(each), 1)}`

/** As it stands behind "p". */
const probability = (told: ReportContext, p: number) =>
  p < 0.001 ? `< ${fixed(told, 0.001, 3)}` : `= ${fixed(told, p, 3)}`

/** How even the seats are: all of them together, how large the difference is, for whom, and how sure. */
export function seatsVerdict(told: ReportContext, setting: Setting): string {
  const { say } = told
  const advantage = one(setting, 'advantage')
  const shares = known(setting, 'seat_share').sort((a, b) => a.value - b.value)
  const share = shares.find(({ of }) => of === advantage?.of)
  const p = one(setting, 'symmetry')?.value
  if (!advantage || !share || p === undefined) return ''
  const [who, part] = [told.whoOf(setting, share.of), within(told, share)]
  if (p < 0.05) {
    const { low, high, value } = advantage
    const size = low > tooMuch ? 'large' : low > even ? 'medium' : high < tooMuch ? 'small' : 'unknown'
    const most = say.uneven(who, part, percent(told, share.value - value), size, probability(told, p))
    const [least] = shares as [Known]
    return shares.length > 2
      ? `${most} ${say.least(told.whoOf(setting, least.of), within(told, least))}`
      : most
  }
  if (advantage.high < even) return say.even(percent(told, advantage.high))
  if (advantage.high < tooMuch) return say.nearlyEven(who, part)
  return say.unknown(who, part)
}

/** What else is worth a sentence. */
export function furtherVerdicts(told: ReportContext, setting: Setting): string[] {
  const { say } = told
  const said: string[] = []
  const skill = one(setting, 'first_share')
  if (skill) said.push(say.skill(told.whoOf(setting, skill.of), within(told, skill)))
  const completion = one(setting, 'completion')
  if (completion && completion.high < 0.99) said.push(say.unended(percent(told, 1 - completion.value)))
  const ties = one(setting, 'ties')
  if (ties && ties.low > 0.01) said.push(say.tied(percent(told, ties.value)))
  const luck = one(setting, 'luck')
  const calibration = one(setting, 'calibration')
  // Beyond these the estimates are too noisy to tell.
  if (luck && calibration && luck.value >= 0 && luck.value <= 1)
    said.push(say.luck(percent(told, luck.value, 0), percent(told, calibration.value, 0)))
  const minutes = one(setting, 'minutes')
  if (minutes) {
    const n = fixed(told, Math.max(1, Math.round(minutes.value)), 0)
    said.push(completion && completion.value < 0.99 ? say.minutesToLimit(n) : say.minutes(n))
  }
  return said
}

/** Whether a difference is more than chance would bring. */
export const isReal = ({ difference, p_of_all }: Comparison): boolean =>
  difference !== null && p_of_all < 0.05

/** The difference of two settings. */
export function comparisonVerdict(told: ReportContext, results: Results, comparison: Comparison): string {
  const { say } = told
  const { first, second, of, difference, p_of_all } = comparison
  const [one, other] = [first, second].map((setting) => told.nameOf(results.settings[setting]!)) as [
    string,
    string,
  ]
  const what = capital(say.compared[of])
  if (difference === null || !isReal(comparison)) return say.noDifference(what, one, other)
  const amount = of === 'plies' ? fixed(told, difference, 1) : say.points(fixed(told, 100 * difference, 1))
  return say.difference(what, other, (difference > 0 ? '+' : '') + amount, one, probability(told, p_of_all))
}
