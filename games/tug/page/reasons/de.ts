// Why an act or a roll of Tug of War is good, in German.
import type en from './en'

const numbers = ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const count = (n: number) => numbers[n] ?? String(n)
const who = (n: number) => (n === 0 ? 'keiner' : n === 1 ? 'einer' : count(n))
const throws = (n: number) => (n === 1 ? 'einem' : count(n))
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

export default {
  wins: 'Von den anderen ist keiner mehr am Seil: Der Durchgang ist gewonnen.',
  clears: 'Die Würfel können alle hinaustun, die von den anderen noch da sind.',
  may_win: (chance, otherwise) =>
    `Dieser Zug kann den Durchgang gewinnen: ${chance}${otherwise && ` statt ${otherwise}`}.`,
  guards: (chance, otherwise) =>
    chance === ''
      ? `Der nächste Zug der anderen kann den Durchgang nicht gewinnen; sonst könnte er es: ${otherwise}.`
      : `Der nächste Zug der anderen gewinnt den Durchgang seltener: ${chance} statt ${otherwise}.`,
  berserk: (out, singly) =>
    `Tut ${count(out)} auf einmal hinaus; einzeln tun die Würfel ${singly === 0 ? 'keinen' : `höchstens ${count(singly)}`} hinaus.`,
  putsOut: (out, left) =>
    `Tut ${count(out)} der anderen hinaus; ${left === 1 ? 'einer bleibt' : `${who(left)} bleiben`}.`,
  leavesMore: (out, otherwise) =>
    `In diesem Zug können ${count(out)} der anderen hinaus, nicht ${otherwise === 1 ? 'nur einer' : who(otherwise)}.`,
  gains: (n, pulling) => `Bringt ${count(n)} ans Seil: jetzt ${who(pulling)}.`,
  addsSix: (sixes) =>
    sixes === 1
      ? 'Eine Sechs in der Reihe: In jedem Zug darf ein Würfel noch einmal geworfen werden.'
      : `${capital(count(sixes))} Sechsen in der Reihe: In jedem Zug dürfen ${count(sixes)} Würfel noch einmal geworfen werden.`,
  lowersColumn: (rolled, beside, chance, otherwise) =>
    `Eine ${rolled} in der Reihe statt der ${beside}: ${chance} der Würfe tun daneben einen hinaus, nicht ${otherwise}.`,
  improves: (out, better, worse) =>
    `Die Würfel können ${count(out)} hinaustun; bei ${throws(better)} von sechs Würfen wären es mehr` +
    `${worse > 0 ? `, bei ${throws(worse)} weniger` : ''}.`,
  keeps: (out, better, worse) =>
    `Die Würfel können ${count(out)} hinaustun; bei ${throws(worse)} von sechs Würfen wären es weniger` +
    `${better > 0 ? `, bei ${throws(better)} mehr` : ''}.`,
  laysDown: (lying) =>
    `${capital(who(lying))} der anderen ${lying === 1 ? 'liegt' : 'liegen'}: Um einen hinauszutun, reichen zwei Augen weniger.`,
} satisfies typeof en
