// Why an act or a roll of Tug of War is good, in English; by the kind of the reason.
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = (n: number) => numbers[n] ?? String(n)
const athletes = (n: number) => (n === 1 ? 'one athlete' : `${count(n)} athletes`)
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

export default {
  wins: 'Nobody of theirs is left on the rope: the match is won.',
  clears: 'The dice can put out all that are left of them.',
  /** Chances are '' where there is none. */
  may_win: (chance: string, otherwise: string) =>
    `This turn can win the match: ${chance}${otherwise && `, not ${otherwise}`}.`,
  guards: (chance: string, otherwise: string) =>
    chance === ''
      ? `Their next turn cannot win the match; else it could: ${otherwise}.`
      : `Their next turn is less likely to win the match: ${chance}, not ${otherwise}.`,
  berserk: (out: number, singly: number) =>
    `Puts ${count(out)} out at once; one by one the dice put out ${singly === 0 ? 'none' : `${count(singly)} at most`}.`,
  putsOut: (out: number, left: number) => `Puts ${count(out)} of theirs out; ${count(left)} left.`,
  leavesMore: (out: number, otherwise: number) =>
    `This turn can put ${count(out)} of theirs out, not ${count(otherwise)}.`,
  gains: (n: number, pulling: number) => `Brings ${athletes(n)} to the rope: now ${count(pulling)}.`,
  addsSix: (sixes: number) =>
    sixes === 1
      ? 'A six in the column: each turn one die may be rolled again.'
      : `${capital(count(sixes))} sixes in the column: each turn ${count(sixes)} dice may be rolled again.`,
  lowersColumn: (rolled: number, beside: number, chance: string, otherwise: string) =>
    `A ${rolled} in the column, not a ${beside}: ${chance} of throws eliminate beside it, not ${otherwise}.`,
  improves: (out: number, better: number, worse: number) =>
    `The dice can put ${out === 0 ? 'nobody' : count(out)} out; of six throws ${count(better)} let them put out more` +
    `${worse > 0 ? `, ${count(worse)} fewer` : ''}.`,
  keeps: (out: number, better: number, worse: number) =>
    `The dice can put ${count(out)} out; of six throws ${count(worse)} would let them put out fewer` +
    `${better > 0 ? `, ${count(better)} more` : ''}.`,
  laysDown: (lying: number) =>
    `${capital(count(lying))} of theirs ${lying === 1 ? 'lies' : 'lie'}: a die two short of the column still puts one out.`,
}
