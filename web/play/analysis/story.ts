// How a game went, out of what was judged event by event: a curve of chances, and what luck and choices did to them.
//
// The chances of a position change for two reasons. A choice changes them by as much as it is worse than the best, both reckoned at once
// and from what its seat could know. All the rest is luck: what was thrown, drawn or dealt, what came to light, what others chose at
// the same time, and what no reckoning had seen. So for every side: start + luck + own choices + choices of others = result, exactly.
import type { GameEvent, Seat } from '@nemeton/board/game'
import { bySide } from './win_chances'
import { isOnlyGoodMove, leastChange, lossBy, verdictOn, type Verdict, type Candidate } from './loss'
import type { JudgedEvent } from './analysis_queries'

export interface Account {
  start: number
  luck: number
  /** The standard error of that, by the choices that were skipped. */
  error: number
  /** What the side's own choices lost: never above 0. */
  own: number
  /** What it gained by the choices of others. */
  others: number
  result: number
}

/** Where luck changed much at once. */
export interface Moment {
  n: number
  side: number
  /** What the side gained. */
  change: number
}

export interface Story {
  /** By event, the chances of each side. */
  curve: number[][]
  /** By side. */
  accounts: Account[]
  /** By event, where a choice was good or bad enough for a word. */
  verdicts: (Verdict | null)[]
  strokes: Moment[]
}

/** From here on a stroke of luck is a moment to be named, and so many are. */
const leastNamedChange = 0.03
const mostMoments = 3

/** What a choice of `seat` did to the chances of all. */
export function changeBy({ taken, best }: NonNullable<JudgedEvent['choice']>, seat: Seat): number[] {
  const felt = lossBy(taken, best, seat) > 0
  return taken.win_probabilities.map((chance, i) => (felt ? chance - best.win_probabilities[i]! : 0))
}

/** What a choice is called: bad only where a better one is known, strong where it was the best and all others much worse. */
function verdictOf(
  { taken, best, next }: NonNullable<JudgedEvent['choice']>,
  seat: Seat,
  lost: number,
): Verdict | null {
  if (taken.action !== best.action) return verdictOn(lost)
  return isOnlyGoodMove(best, next, seat) ? 'strong' : null
}

/** What is to be said of giving up, after all else was judged: a choice, which leaves the win to the others. */
export function isGivenUp(judged: JudgedEvent[], { seat, state }: GameEvent): JudgedEvent {
  const before = judged.findLast(({ winProbabilities }) => winProbabilities)?.winProbabilities
  const returns = state.returns ?? []
  const most = Math.max(...returns)
  const winners = returns.filter((each) => each === most).length
  const winProbabilities = returns.map((each) => (each === most ? 1 / winners : 0))
  const candidate = (of: number[]): Candidate => ({
    action: '',
    win_probabilities: of,
    standard_error: 0,
    depth: 0,
  })
  const choice =
    before && seat !== null
      ? { taken: candidate(winProbabilities), best: candidate(before), next: null, samples: 0 }
      : null
  return { winProbabilities, choice }
}

/** What a sample comes to with as many more like it as were skipped, and how uncertain that is. */
function total(sample: number[], skipped: number): { sum: number; variance: number } {
  const known = sample.reduce((sum, each) => sum + each, 0)
  if (skipped === 0) return { sum: known, variance: 0 }
  const count = sample.length
  if (count < 2) return { sum: known, variance: Infinity }
  const mean = known / count
  const spread = sample.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1)
  const all = count + skipped
  return { sum: all * mean, variance: (all * skipped * spread) / count }
}

/** What the choices of a side that were judged did to all, and how many were skipped. */
interface Doing {
  changes: number[][]
  skipped: number
}

/** Adds what choices did to the accounts; the rest of each change is luck. */
function settle(accounts: Account[], doings: Doing[]): void {
  // Choices that were skipped count as if they were like those of the side that were judged.
  doings.forEach(({ changes, skipped }, actor) => {
    accounts.forEach((account, i) => {
      const { sum, variance } = total(
        changes.map((each) => each[i]!),
        skipped,
      )
      account[i === actor ? 'own' : 'others'] += sum
      account.error += variance
    })
  })
  for (const account of accounts) {
    account.luck = account.result - account.start - account.own - account.others
    account.error = Math.sqrt(account.error)
  }
}

/**
 * `seats`: who made each event, null for chance and for the first; `judged`: the events judged so far, from the first on; `sides`: who
 * wins together; `chancy`: whether there is chance, or anything hidden. Before the first throw or deal all sides count as equal.
 */
export function tellStory(
  judged: JudgedEvent[],
  seats: (Seat | null)[],
  sides: Seat[][],
  chancy = true,
): Story {
  const equal = sides.map((side) => side.length / sides.flat().length)
  const accounts: Account[] = equal.map((start) => ({
    start,
    luck: 0,
    error: 0,
    own: 0,
    others: 0,
    result: start,
  }))
  const curve: number[][] = []
  const verdicts: Story['verdicts'] = []
  const strokes: Moment[] = []
  const doings = equal.map((): Doing => ({ changes: [], skipped: 0 }))
  judged.forEach(({ winProbabilities, choice, skipped }, n) => {
    const known = winProbabilities && bySide(sides, winProbabilities)
    verdicts.push(null)
    if (n === 0) {
      accounts.forEach((account, i) => (account.start = account.result = known?.[i] ?? equal[i]!))
      curve.push(accounts.map(({ result }) => result))
      return
    }
    const seat = seats[n]!
    const actor = seat === null ? -1 : sides.findIndex((side) => side.includes(seat))
    let changes = choice && seat !== null ? bySide(sides, changeBy(choice, seat)) : equal.map(() => 0)
    // Without chance a look from the next position sees further: what turns out to be lost there was lost by the choice.
    const later = known?.map((now, i) => now - accounts[i]!.result)
    if (!chancy && choice && later && later[actor]! < Math.min(changes[actor]!, -leastChange)) changes = later
    const doing = doings[actor]
    if (doing && choice) doing.changes.push(changes)
    if (doing && skipped) ++doing.skipped
    accounts.forEach((account, i) => {
      const now = known?.[i] ?? account.result + changes[i]!
      const luck = now - account.result - changes[i]!
      account.result = now
      if (luck > leastNamedChange) strokes.push({ n, side: i, change: luck })
    })
    if (choice && seat !== null) {
      const verdict = verdictOf(choice, seat, -changes[actor]!)
      // To take the win that lies there is no feat.
      verdicts[n] = verdict === 'strong' && n === seats.length - 1 ? null : verdict
    }
    curve.push(accounts.map(({ result }) => result))
  })
  settle(accounts, doings)
  strokes.sort((a, b) => b.change - a.change)
  return { curve, accounts, verdicts, strokes: strokes.slice(0, mostMoments) }
}
