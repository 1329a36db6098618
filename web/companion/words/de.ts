// The companion and the sheets of paper, in German.
import type en from './en'

const words: typeof en = {
  onPaper: 'Auf Papier',
  sheets: { a4: 'Drucken auf A4', letter: 'Drucken auf Letter' },
  link: 'Begleiter',
  lead: 'Für eine Partie auf eurem eigenen Brett: wer am Zug ist, was geworfen und gezogen wird, und was ein Zug ist.',
  players: 'Spieler',
  turn: 'Am Zug',
  next: 'Weiter',
  begins: 'Wer beginnt?',
  afresh: 'Von vorn',
  roll: 'Würfeln',
  rollAgain: (value) => `Die ${value} noch einmal würfeln`,
  throw: 'Werfen',
  draw: 'Ziehen',
  left: (n) => `noch ${n}`,
  deal: 'Austeilen',
  dealAgain: 'Neu austeilen',
  look: (seat) => `Nur für ${seat}`,
  cover: 'Zudecken',
  rollAll: 'Unter allen Bechern würfeln',
  lift: 'Alle Becher heben',
  lifted: 'Alle Becher sind gehoben.',
  dice: (n) => (n === 1 ? '1 Würfel' : `${n} Würfel`),
  die: (value) => `Eine ${value}`,
  show: 'Diese zeigen, die anderen neu würfeln',
  less: (seat, what) => `${seat}: eins weniger, ${what}`,
  more: (seat, what) => `${seat}: eins mehr, ${what}`,
  diceOf: 'Würfel',
  gone: 'abgelegt',
}

export default words
