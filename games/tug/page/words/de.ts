// Tug of War's words, in German.
import { does, toWhom, whom } from '@nemeton/board/person/de'
import type en from './en'

const numbers = ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const count = (n: number) => numbers[n] ?? String(n)
const one = (n: number) => (n === 1 ? 'einer' : count(n))

export default {
  rope: 'Das Seil',
  match: (match, of) => (of === 1 ? 'Ein Durchgang' : match === 1 ? 'Erster Durchgang' : 'Zweiter Durchgang'),
  pulling: (standing, weakened) =>
    weakened > 0 ? `${standing} stehen · ${weakened} liegen` : `${standing} stehen`,
  waiting: (reserve) => `${reserve} warten`,
  team: (side, standing, weakened, reserve, won) =>
    `${side}: ${standing} stehen, ${weakened} liegen, ${reserve} in Reserve` +
    (won > 0 ? `, ${won === 1 ? 'ein Durchgang' : `${count(won)} Durchgänge`} gewonnen` : ''),
  board: 'Seil und Würfel',
  plaques: 'Was die Würfel können',
  column: (side) => `Reihe von ${side}`,
  columnDie: (side, value) => `${value} von ${side}`,
  columnEmpty: (side) => `Reihe von ${side}, noch nicht geworfen`,
  used: 'benutzt',
  usedBeside: (rolled) => `mit ${rolled} benutzt`,
  rolled: 'Geworfene Würfel',
  rolledDie: (value) => `Geworfene ${value}`,
  rolledAgain: 'noch einmal geworfen',
  rolledNone: 'Hier liegt kein Würfel',
  ready: 'wählbar',
  chosen: 'gewählt',

  acts: { elim: 'Hinaus', finish: 'Erledigen', weaken: 'Umwerfen', swap: 'Tauschen' },
  rules: { elim: '≥ Reihe', finish: '≥ Reihe − 2', weaken: 'jeder Würfel', swap: 'jeder Würfel' },
  effects: { elim: 'einer steht', finish: 'einer liegt', weaken: 'einer fällt' },
  swaps: (change) => (change > 0 ? `${change} mehr` : change < 0 ? `${-change} weniger` : 'gleich viele'),
  swapsAll: 'keiner bleibt!',
  needs: (value) => (value === 6 ? 'braucht die 6' : `braucht ${value}+`),
  noneStanding: 'keiner steht',
  noneWeakened: 'keiner liegt',
  goes: (standing, weakened) => [
    standing > 0 ? `${standing} stehend` : 'keiner stehend',
    weakened > 0 ? `${weakened} liegend` : 'keiner liegend',
    [standing > 0 && `${standing} stehend`, weakened > 0 && `${weakened} liegend`]
      .filter(Boolean)
      .join(' und ') + (standing + weakened === 1 ? ' geht' : ' gehen'),
  ],
  again: 'Noch einmal',
  againDie: (value) => `die ${value}`,
  playAll: 'Alle Würfel: hinaus, sonst tauschen',
  sameAgain: (act) => `Auch mit den übrigen: ${act}`,
  notAgain: 'Die nächsten Würfel können das nicht: Du wählst wieder.',
  againNone: 'wähle einen Würfel',
  keep: 'Behalten',
  keepAll: 'alle Würfel',
  cannot: 'nicht möglich',

  hints: {
    die: 'Wähle einen geworfenen Würfel.',
    beside: (rolled) => `Leg die ${rolled} neben einen deiner Reihe.`,
    spot: (beside) => `Welcher Würfel soll neben die ${beside}?`,
    act: (rolled, beside) => `${rolled} neben ${beside}: was soll sie tun?`,
    berserk: 'Alle drei als Berserker: wer geht? Oder wähle einen.',
    again: (n) =>
      n === 1 ? 'Eine 6 in der Reihe: einen neu werfen?' : `Sechsen in der Reihe: ${n} Mal neu werfen?`,
  },

  columnRolled: (by, dice, standing, more) =>
    `${does(by, 'würfelt die', 'würfelst deine')} Reihe: ${dice}; ` +
    `${more ? 'mit dem einen mehr des Siegers ' : ''}${count(standing)} gehen ans Seil.`,
  rolls: (by, dice) => `${does(by, 'würfelt', 'würfelst')} ${dice}.`,
  picksUp: (by, value) => `${does(by, 'würfelt', 'würfelst')} die ${value} noch einmal.`,
  rollsAgain: (by, value) => `${does(by, 'würfelt', 'würfelst')} eine ${value}.`,
  keeps: (by) => `${does(by, 'behält die', 'behältst deine')} Würfel.`,
  uses: (by, rolled, beside) => `${does(by, 'legt', 'legst')} ${rolled} neben ${beside}: `,
  does: {
    elim: (enemy) => `einer von ${toWhom(enemy)} muss hinaus.`,
    finish: (enemy) => `einer, der bei ${toWhom(enemy)} lag, muss hinaus.`,
    weaken: (enemy) => `einer von ${toWhom(enemy)} wird umgeworfen.`,
  },
  swapped: (by, rolled, beside, change) =>
    `${does(by, 'tauscht', 'tauschst')} ${rolled} gegen ${beside}: ` +
    (change > 0
      ? `${change === 1 ? 'einer' : count(change)} mehr.`
      : change < 0
        ? `${change === -1 ? 'einer' : count(-change)} weniger.`
        : 'so viele wie zuvor.'),
  goesBerserk: (by, enemy, gone) =>
    `${does(by, 'wird', 'wirst')} zum Berserker: ${does(enemy, 'verliert', 'verlierst')} ${count(gone)}.`,
  wonFirst: (winner, loser) =>
    ` Von ${toWhom(loser)} ist keiner mehr am Seil: der erste Durchgang geht an ${whom(winner)}.`,

  stand: (n) => (n === 1 ? 'einer steht' : `${n} stehen`),
  lie: (n) => (n === 1 ? 'einer liegt' : `${n} liegen`),
  wait: (n) => `${n} in Reserve`,
  wonMatches: (n) => (n === 1 ? 'ein Durchgang gewonnen' : `${count(n)} Durchgänge gewonnen`),

  noteColumn: (dice) => `Reihe ${dice}`,
  noteRoll: (dice) => `wirft ${dice}`,
  noteAgain: (value) => `${value} noch mal`,
  noteKeep: 'behält',
  noteActs: { elim: 'hinaus', finish: 'erledigt', weaken: 'umgeworfen' },
  noteBerserk: (gone) => `Berserker −${gone}`,

  endings: {
    match: 'Am anderen Ende des Seils ist niemand mehr.',
    ply_limit: 'Die Höchstzahl der Züge ist erreicht.',
  },

  summary: {
    you: 'Du',
    rolled: (who, dice) => (dice === '' ? who : `${who}, Wurf ${dice}`),
    column: (side, dice, standing) => `Reihe von ${side} ${dice}, ${standing} am Seil`,
    out: (n, { you, name }) => `${one(n)} von ${you ? 'dir' : name} hinaus`,
    down: (n, { you, name }) => `${one(n)} von ${you ? 'dir' : name} umgeworfen`,
    own: (n) => (n > 0 ? `${one(n)} mehr am Seil` : `${one(-n)} weniger am Seil`),
    berserk: 'Berserker',
    won: 'der erste Durchgang ist gewonnen',
  },
} satisfies typeof en as typeof en
