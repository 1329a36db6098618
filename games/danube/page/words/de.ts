// Down the Danube's words, in German.
import { verb, type Person } from '@nemeton/board/person'
import { does, toWhom } from '@nemeton/board/person/de'
import type en from './en'

const numbers = ['keins', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs']
const boats = (n: number) => (n === 1 ? 'ein Boot' : `${numbers[n] ?? n} Boote`)
const pips = (n: number) => (n === 1 ? 'ein Schritt' : `${numbers[n]} Schritte`)

const boat = (of: Person) => (of.you ? 'dein Boot' : `ein Boot von ${of.name}`)

export default {
  sides: ['Silber', 'Kupfer'],
  boats: ['Coracle', 'Currach'],

  sea: 'das Schwarze Meer',
  seaName: 'Schwarzes Meer',
  board: 'Der Fluss, 36 Felder von der Quelle bis zum Meer',
  row: (from, to) => `Felder ${from} bis ${to}`,

  square: (square) => `${square}`,
  safe: 'sicher',
  rapids: 'Stromschnellen',
  empty: 'leer',
  boat: (side, boat) => `${side}, ${boat}`,
  held: 'zieht in diesem Wurf nicht mehr',
  movable: (ways) =>
    ways[0]! < 0 ? `kann ${-ways[0]!} zurück` : `kann ${ways.join(', ').replace(/, (\d)$/, ' oder $1')} vor`,
  goOn: (square) => `Boot auf ${square} weiterfahren lassen`,
  stopped: (square) => `Das Boot auf ${square} kann nicht einfach weiter: Du wählst wieder.`,
  goesOn: 'fährt von selbst weiter',
  mayGoOn: 'kann von selbst weiterfahren',
  chosen: 'gewählt',
  target: (from, by) => (by < 0 ? `${-by} zurück von ${from}` : `${by} von ${from}`),
  swap: (side) => `tauscht den Platz mit ${side}`,
  short: (reached, used) => `hält vorher auf ${reached}, braucht ${used} und zieht nicht mehr`,
  toRapids: 'in die Stromschnellen',
  toSea: 'am Ziel',

  harbour: (side, home, of) => `${side} hat ${home} von ${of} Booten am Ziel.`,
  thrown: (n, left) => `Die Stäbe zeigen ${n}; ${left} übrig.`,
  again: 'wirft noch einmal',
  againShort: 'noch mal',
  left: (left, of) => `${left} von ${of} übrig`,

  throws: (by, n) => `${does(by, 'wirft', 'wirfst')} ${n}`,
  throwsAgain: (by) => ` und ${verb(by, 'wirft', 'wirfst')} noch einmal`,
  mustGoBack: '; kein Weg nach vorn, also muss ein Boot zurück',
  lost: '; kein Boot kann ziehen',
  moves: (of, from, to) => `${boat(of)} zieht von ${from} nach ${to}`,
  movesBack: (of, from, to) => `${boat(of)} zieht von ${from} zurück nach ${to}`,
  stopsShort: (aim) => `, vor dem Liegeplatz auf ${aim}`,
  swaps: (of) => `, tauscht den Platz mit ${verb(of, `einem von ${toWhom(of)}`, 'deinem')}`,
  carried: (to) => `; die Stromschnellen werfen es zurück auf ${to}`,
  comesHome: (whose, from, home, of) =>
    `${boat(whose)} zieht von ${from} ins Meer` +
    (home === of ? `: alle ${numbers[of]} Boote sind am Ziel` : `, ${numbers[home]} am Ziel`),
  pipsLost: (n) => `; ${pips(n)} ${n === 1 ? 'verfällt' : 'verfallen'}`,
  mustOpen: (by) => `. ${does(by, 'muss', 'musst')} mit 9 nach 10 beginnen`,

  boatsHome: (n, of) => `${n} von ${of} Booten am Ziel`,
  stepsLeft: (n) => (n === 1 ? 'noch 1 Schritt bis zum Meer' : `noch ${n} Schritte bis zum Meer`),

  noteThrow: (n) => `Wurf ${n}`,
  noteSea: 'Meer',

  startingDrawRule: 'Wer zuerst eine 1 wirft, beginnt, mit den silbernen Booten.',
  startingDraw: (n) => `eine ${n}`,

  endings: {
    home: 'Alle Boote sind am Ziel.',
    ply_limit: 'Die Höchstzahl der Züge ist erreicht: Niemand gewinnt.',
  },
  nearer: (side, n) => `${side} war dem Meer ${n} ${n === 1 ? 'Schritt' : 'Schritte'} näher.`,
  asNear: 'Beide waren dem Meer gleich nah.',

  summary: {
    you: 'Du',
    threw: (who, throws) => (throws === '' ? who : `${who}, Wurf ${throws}`),
    forward: (n) => `${boats(n)} vor`,
    back: (n) => `${boats(n)} zurück`,
    switched: (n, { you, name }) => `${you ? `mit ${n} von dir` : `mit ${n} (${name})`} getauscht`,
    carried: (n) => `${boats(n)} in den Stromschnellen`,
    home: (n) => `${boats(n)} am Ziel`,
    stuck: 'kein Boot kann ziehen',
    mustOpen: 'muss mit 9 nach 10 beginnen',
  },
} satisfies typeof en as typeof en
