// The words of the three races, in German.
import { verb, type Person } from '@nemeton/board/person'
import { does, whom } from '@nemeton/board/person/de'
import type en from './en'

const value = (n: number) => (n === 0 ? 'leer' : String(n))
const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)

const withMarker = (of: Person) => verb(of, of.name, 'deinem')

export default ((names) => ({
  start: 'Start',
  end: 'Ziel',
  home: 'Im Ziel',

  board: 'Das Brett aus Dominosteinen',
  positions: (from, to) => `Felder ${from} bis ${to}`,
  questions: 'Zu wählen',
  isEnd: (seats) => (seats.length > 1 ? 'Ziel' : `Ziel von ${names[seats[0]!]}`),
  tested: 'geprüft',
  gate: (to) => `Tor nach ${to}`,
  faceDown: 'verdeckt',
  shows: (value) => (value === 0 ? 'leer' : `zeigt ${value}`),
  stands: (seat, n) => (n === 1 ? names[seat]! : `${names[seat]} ${n}-mal`),
  headsSunwise: 'im Sonnenlauf',
  atStart: (seat, n) => `${names[seat]}: ${n === 0 ? 'keiner' : n} am Start`,
  atHome: (seat, n, score) => `${names[seat]}: ${n} im Ziel, ${points(score)}`,
  movable: (steps) => (steps.length === 0 ? 'kann ziehen' : `kann ${steps.join(' oder ')} weit`),
  chosen: 'gewählt',
  target: (steps) => `${steps.join(' oder ')} weiter`,
  throughGate: (gate) => `durch Tor ${gate}`,
  canBump: (seat) => `kann ${names[seat]} schlagen`,
  exchange: (seat) => `mit ${names[seat]} tauschen`,
  gamble: 'das Glück entscheidet',
  takeHome: 'ins Ziel bringen',

  stock: (n) => `${n} Steine im Vorrat.`,
  tile: ([high, low]) => `Der Stein ist ${high}-${low}.`,
  byOne: (steps) => `Einer zieht ${steps}`,
  byTwo: (high, low) => `zwei: ${high} und ${low}`,
  or: 'oder',
  still: (steps) => `Ein anderer: ${steps}`,
  mayExchange: 'Zwei tauschen?',
  oneHome: 'Einer kommt ins Ziel',
  again: 'dann neu ziehen',
  hand: (n, target) => `Runde ${n}, bis ${target}`,

  sunwise: 'Im Sonnenlauf',
  widdershins: 'Gegenläufig',
  goes: (steps) => `${steps} weit`,
  pastGates: 'Am Tor vorbei',
  byGate: (gate) => `Durch Tor ${gate}`,
  openBy: (factor) => `Tor, mit der ${factor}`,
  letBe: 'Stehen lassen',
  meet: (swap, seat) => (swap ? `Mit ${names[seat]}` : `${names[seat]} schlagen`),
  pass: 'Kein Tausch',

  draws: (by, [high, low]) => `${does(by, 'zieht', 'ziehst')} ${high}-${low}`,
  drawsSecond: ([high, low]) => `Der zweite Stein ist ${high}-${low}`,
  third: (back) => (back ? ', den dritten Pasch: ein Läufer geht zum Start' : ', den dritten Pasch'),
  drawsOneMore: (by) => ` und ${verb(by, 'dreht', 'drehst')} einen zweiten Stein um`,
  homeForIt: ': ein Läufer kommt ins Ziel',
  tooFew: ': zu wenig, nichts zieht',
  cannotPlay: (by) => ` und ${verb(by, 'kann', 'kannst')} damit nicht ziehen`,
  tries: '; ein Stein wird umgedreht',
  turns: (odd, [a, b]) => `${odd} ist ${value(a)}, ${odd + 1} ist ${value(b)}. `,
  moves: (by, from, to) => `${does(by, 'zieht', 'ziehst')} von ${from} nach ${to}`,
  byShortcut: (gate) => ` durch Tor ${gate}`,
  bumps: (by, other) => ` und ${verb(by, 'schlägt', 'schlägst')} ${whom(other)}`,
  toBump: (other) => `, um ${whom(other)} zu schlagen`,
  comesHome: (by, from) => `${does(by, 'zieht', 'ziehst')} von ${from} ins Ziel`,
  exchanges: (of, from, other, to) =>
    `${verb(of, of.name, 'dein Läufer')} auf ${from} tauscht mit ${withMarker(other)} auf ${to}`,
  wouldExchange: (of, from, other, to) =>
    `${verb(of, of.name, 'dein Läufer')} auf ${from} will mit ${withMarker(other)} auf ${to} tauschen`,
  onBlank: (back) =>
    `, aber auf leerem Feld wird nicht getauscht${back ? ': der vorderste Läufer geht zum Start' : ''}`,
  keeps: (by) => `${does(by, 'tauscht', 'tauschst')} nicht`,
  toStart: {
    gate: (factor) => `, das eine ${factor} nicht öffnet: zum Start`,
    bump: () => ', aber das Feld ist leer: zum Start',
    end: () => ', aber das Ziel ist leer: zum Start',
  },
  scores: (of, n) => `. Alle ${verb(of, '', 'deine ')}sind im Ziel: ${points(n)}`,
  nextHand: (n, standing) => `. ${standing}. Runde ${n} beginnt`,

  markersHome: (n, of) => `${n} von ${of} Läufern im Ziel`,
  wayLeft: (n) => (n === 1 ? 'noch 1 Feld' : `noch ${n} Felder`),
  has: points,

  startingDrawRule: 'Alle ziehen einen Stein; die meisten Augen beginnen.',

  endings: {
    hand: (standing) => `Punkte: ${standing}.`,
    target: (standing) => `Die Punkte sind erreicht: ${standing}.`,
    ply_limit: (standing) => `Die Höchstzahl der Züge ist erreicht: ${standing}.`,
  },

  summary: {
    you: 'Du',
    drew: (who, tiles) => (tiles === '' ? who : `${who}, Stein ${tiles}`),
    moved: (from, to) => `${from} nach ${to}`,
    bumped: ({ you, name }) => `${you ? 'dich' : name} geschlagen`,
    back: (from) => `${from} zurück zum Start`,
    because: { gate: 'das Tor bleibt zu', bump: 'leeres Feld', end: 'das Ziel ist leer' },
    exchanged: ({ you, name }, at) => `mit ${you ? 'dir' : name} auf ${at} getauscht`,
    scored: (n) => `alle im Ziel, ${points(n)}`,
    standing: (points) => `jetzt ${points}`,
    cannot: 'kann nicht ziehen',
    tooFew: 'nichts zieht',
    third: 'der dritte Pasch',
  },
})) satisfies typeof en as typeof en
