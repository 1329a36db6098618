// Down the Danube's words, in German.
import type en from './words.en'

const numbers = ['keins', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs']
const pips = (n: number) => (n === 1 ? 'ein Schritt' : `${numbers[n]} Schritte`)

export default {
  sides: ['Silber', 'Kupfer'],
  boats: ['Coracle', 'Currach'],

  spring: 'die Quelle',
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

  throws: (side, n) => `${side} wirft ${n}`,
  throwsAgain: ' und wirft noch einmal',
  mustGoBack: '; kein Weg nach vorn, also muss ein Boot zurück',
  lost: '; kein Boot kann ziehen',
  moves: (side, from, to) => `${side} ${from} nach ${to}`,
  movesBack: (side, from, to) => `${side} zieht zurück, ${from} nach ${to}`,
  stopsShort: (aim) => `, vor dem Liegeplatz auf ${aim}`,
  swaps: (side) => `, tauscht den Platz mit ${side}`,
  carried: (to) => `; die Stromschnellen werfen es zurück auf ${to}`,
  comesHome: (side, from, home, of) =>
    home === of
      ? `${side} ${from} ins Meer: alle ${numbers[of]} Boote sind am Ziel`
      : `${side} ${from} ins Meer, ${numbers[home]} am Ziel`,
  pipsLost: (n) => `; ${pips(n)} ${n === 1 ? 'verfällt' : 'verfallen'}`,
  mustOpen: (side) => `. ${side} muss mit 9 nach 10 beginnen`,

  noteThrow: (n) => `Wurf ${n}`,
  noteSea: 'Meer',

  startingDrawRule: 'Wer zuerst eine 1 wirft, beginnt, mit den silbernen Booten.',
  startingDraw: (n) => `eine ${n}`,

  endings: { home: 'Alle Boote sind am Ziel.', ply_limit: 'Die Höchstzahl der Züge ist erreicht.' },
} satisfies typeof en as typeof en
