// What a study has found, in sentences: what a designer asks first.
import { known, one, type Comparison, type Known, type Results, type Setting } from './results'

/** More than this to a seat is too much; less than that is even. */
const tooMuch = 0.05
const even = 0.02

const percent = (value: number, digits = 1) => `${(100 * value).toFixed(digits)} %`
const reach = ({ low, high }: Known) => (high - low) / 2
const within = (each: Known) => `${percent(each.value)} ± ${(100 * reach(each)).toFixed(1)}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How even the seats are. */
export function seatsVerdict(setting: Setting): string {
  const advantage = one(setting, 'advantage')
  const share = known(setting, 'seat_share').find(({ of }) => of === advantage?.of)
  if (!advantage || !share) return ''
  const wins = `${capital(share.of)} wins ${within(share)}`
  if (advantage.low > tooMuch) return `${wins}: too often.`
  if (advantage.low > even) return `${wins}: a little too often.`
  if (advantage.high < even) return `The seats are even, to ${percent(Math.max(advantage.high, 0))} at most.`
  if (advantage.high < tooMuch) return `${wins}: nearly even.`
  return `${wins}: more games would tell whether that is too often.`
}

/** What else is worth a sentence. */
export function furtherVerdicts(setting: Setting): string[] {
  const said: string[] = []
  const skill = one(setting, 'first_share')
  if (skill) said.push(`${capital(skill.of)} wins ${within(skill)}.`)
  const completion = one(setting, 'completion')
  if (completion && completion.high < 0.99)
    said.push(`${percent(1 - completion.value)} of the games do not end by their own rules.`)
  const ties = one(setting, 'ties')
  if (ties && ties.low > 0.01) said.push(`${percent(ties.value)} of the games are tied.`)
  const luck = one(setting, 'luck')
  if (luck) said.push(`${percent(luck.value, 0)} of what changes the chances is luck.`)
  const minutes = one(setting, 'minutes')
  if (minutes) said.push(`A game takes about ${Math.max(1, Math.round(minutes.value))} min.`)
  return said
}

const compared: Record<string, string> = {
  share0: 'the share of seat 0',
  tied: 'ties',
  plies: 'length in plies',
}

/** Whether a difference is more than chance would bring. */
export const isReal = ({ difference, p_of_all }: Comparison): boolean =>
  difference !== null && p_of_all < 0.05

/** The difference of two settings. */
export function comparisonVerdict(results: Results, comparison: Comparison): string {
  const { first, second, of, difference, p_of_all } = comparison
  const [one, other] = [results.settings[first]!.label, results.settings[second]!.label]
  const what = compared[of] ?? of
  if (difference === null || !isReal(comparison))
    return `${capital(what)} of ${other} and ${one}: no difference shown.`
  const amount = of === 'plies' ? difference.toFixed(1) : `${(100 * difference).toFixed(1)} points`
  return `${capital(what)} of ${other}: ${difference > 0 ? '+' : ''}${amount} against ${one} (p ${p_of_all < 0.001 ? '< 0.001' : `= ${p_of_all.toFixed(3)}`}).`
}
