// What a study has found, in sentences: what a designer asks first.
import { known, one, type Comparison, type Known, type Results, type Setting } from './results'
import { capital, fixed, type Told } from './told'

/** More than this to a seat is too much; less than that is even. */
const tooMuch = 0.05
const even = 0.02

const percent = (told: Told, value: number, digits = 1) => told.say.percent(fixed(told, 100 * value, digits))
const reach = ({ low, high }: Known) => (high - low) / 2
const within = (told: Told, each: Known) =>
  `${percent(told, each.value)}\u00a0±\u00a0${fixed(told, 100 * reach(each), 1)}`

/** How even the seats are. */
export function seatsVerdict(told: Told, setting: Setting): string {
  const { say } = told
  const advantage = one(setting, 'advantage')
  const share = known(setting, 'seat_share').find(({ of }) => of === advantage?.of)
  if (!advantage || !share) return ''
  const [who, part] = [told.whoOf(setting, share.of), within(told, share)]
  if (advantage.low > tooMuch) return say.tooOften(who, part)
  if (advantage.low > even) return say.littleTooOften(who, part)
  if (advantage.high < even) return say.even(percent(told, Math.max(advantage.high, 0)))
  if (advantage.high < tooMuch) return say.nearlyEven(who, part)
  return say.unknown(who, part)
}

/** What else is worth a sentence. */
export function furtherVerdicts(told: Told, setting: Setting): string[] {
  const { say } = told
  const said: string[] = []
  const skill = one(setting, 'first_share')
  if (skill) said.push(say.skill(told.whoOf(setting, skill.of), within(told, skill)))
  const completion = one(setting, 'completion')
  if (completion && completion.high < 0.99) said.push(say.unended(percent(told, 1 - completion.value)))
  const ties = one(setting, 'ties')
  if (ties && ties.low > 0.01) said.push(say.tied(percent(told, ties.value)))
  const luck = one(setting, 'luck')
  if (luck) said.push(say.luck(percent(told, luck.value, 0)))
  const minutes = one(setting, 'minutes')
  if (minutes) said.push(say.minutes(fixed(told, Math.max(1, Math.round(minutes.value)), 0)))
  return said
}

/** Whether a difference is more than chance would bring. */
export const isReal = ({ difference, p_of_all }: Comparison): boolean =>
  difference !== null && p_of_all < 0.05

/** The difference of two settings. */
export function comparisonVerdict(told: Told, results: Results, comparison: Comparison): string {
  const { say } = told
  const { first, second, of, difference, p_of_all } = comparison
  const [one, other] = [first, second].map((setting) => told.nameOf(results.settings[setting]!)) as [
    string,
    string,
  ]
  const what = capital(say.compared[of])
  if (difference === null || !isReal(comparison)) return say.noDifference(what, one, other)
  const amount = of === 'plies' ? fixed(told, difference, 1) : say.points(fixed(told, 100 * difference, 1))
  const p = p_of_all < 0.001 ? `< ${fixed(told, 0.001, 3)}` : `= ${fixed(told, p_of_all, 3)}`
  return say.difference(what, other, (difference > 0 ? '+' : '') + amount, one, p)
}
