// The words of the three races, in Welsh.
import { does, doesNot, whose } from '@nemeton/board/person/cy'
import type { Person } from '@nemeton/board/person'
import type en from './en'

const start = 'Cychwyn'
const points = (n: number) => (n === 1 ? '1 pwynt' : `${n} o bwyntiau`)
const from = (place: string) => (place === start ? 'o’r Cychwyn' : `o ${place}`)
const at = (place: string) => (place === start ? 'yn y Cychwyn' : `ar ${place}`)
/** As what a sentence says of a position. */
const value = (n: number) => (n === 0 ? 'wag' : String(n))
const marker = (of: Person) => whose(of, 'rhedwr', 'redwr')

export default ((names) => ({
  start,
  end: 'Diwedd',
  home: 'Adref',

  board: 'Y bwrdd dominos',
  positions: (from, to) => `Safleoedd ${from} i ${to}`,
  questions: 'I’w dewis',
  isEnd: (seats) => (seats.length > 1 ? 'Diwedd' : `Diwedd ${names[seats[0]!]}`),
  tested: 'wedi’i brofi',
  gate: (to) => `porth i ${to}`,
  faceDown: 'wyneb i lawr',
  shows: (value) => (value === 0 ? 'gwag' : `yn dangos ${value}`),
  stands: (seat, n) => (n === 1 ? names[seat]! : `${names[seat]}, ${n} o redwyr`),
  headsSunwise: 'gyda’r haul',
  atStart: (seat, n) => `${names[seat]}: ${n === 0 ? 'neb' : n} yn y Cychwyn`,
  atHome: (seat, n, score) => `${names[seat]}: ${n} adref, ${points(score)}`,
  movable: (steps) => (steps.length === 0 ? 'yn gallu symud' : `yn gallu mynd ${steps.join(' neu ')}`),
  chosen: 'wedi’i ddewis',
  target: (steps) => `${steps.join(' neu ')} ymlaen`,
  throughGate: (gate) => `drwy borth ${gate}`,
  canBump: (seat) => `gellir bwrw ${names[seat]} yn ôl`,
  exchange: (seat) => `cyfnewid lle â ${names[seat]}`,
  gamble: 'lwc sy’n penderfynu',
  takeHome: 'mynd ag e adref',

  stock: (n) => `Teils ar ôl yn y stoc: ${n}.`,
  tile: ([high, low]) => `${high}-${low} yw’r deilsen.`,
  byOne: (steps) => `Un yn mynd ${steps}`,
  byTwo: (high, low) => `dau: ${high} a ${low}`,
  or: 'neu',
  still: (steps) => `Un arall yn mynd ${steps}`,
  mayExchange: 'Cyfnewid dau?',
  oneHome: 'Un yn mynd adref',
  again: 'yna tynnu eto',
  hand: (n, target) => `Rownd ${n}, hyd ${target}`,

  // unsure: "yn erbyn yr haul" for widdershins.
  sunwise: 'Gyda’r haul',
  widdershins: 'Yn erbyn yr haul',
  goes: (steps) => `${steps} ymlaen`,
  pastGates: 'Heibio’r porth',
  byGate: (gate) => `Drwy borth ${gate}`,
  openBy: (factor) => `Porth, â’r ${factor}`,
  letBe: 'Gadael iddo',
  meet: (swap, seat) => (swap ? `Gyda ${names[seat]}` : `Bwrw ${names[seat]}`),
  pass: 'Dim cyfnewid',

  draws: (by, [high, low]) => does(by, `tynnu ${high}-${low}`),
  drawsSecond: ([high, low]) => `${high}-${low} yw’r ail deilsen`,
  third: (back) => (back ? ', y trydydd dwbl: mae rhedwr yn mynd i’r Cychwyn' : ', y trydydd dwbl'),
  drawsOneMore: () => ', ac yn troi ail deilsen',
  homeForIt: ': mae rhedwr yn mynd adref',
  tooFew: ': rhy ychydig, does dim yn symud',
  cannotPlay: () => ', ond heb allu ei chwarae',
  tries: '; mae teilsen yn cael ei throi',
  turns: (odd, [a, b]) => `Mae ${odd} yn ${value(a)}, ${odd + 1} yn ${value(b)}. `,
  moves: (by, place, to) => does(by, `mynd ${from(place)} i ${to}`),
  byShortcut: (gate) => ` drwy borth ${gate}`,
  bumps: (_, other) => `, ac yn ${other.you ? 'dy fwrw di’n' : `bwrw ${other.name} yn`} ôl`,
  toBump: (other) => `, i ${other.you ? 'dy fwrw di’n' : `fwrw ${other.name} yn`} ôl`,
  comesHome: (by, place) => does(by, `mynd ${from(place)} i’r Diwedd`),
  exchanges: (of, place, other, to) =>
    `mae ${marker(of)} ${at(place)} yn cyfnewid lle â ${marker(other)} ar ${to}`,
  wouldExchange: (of, place, other, to) =>
    `mae ${marker(of)} ${at(place)} am gyfnewid lle â ${marker(other)} ar ${to}`,
  onBlank: (back) => `, ond nid ar safle gwag${back ? ': mae’r rhedwr blaenaf yn mynd i’r Cychwyn' : ''}`,
  keeps: (by) => doesNot(by, 'cyfnewid'),
  toStart: {
    gate: (factor) => `, porth nad yw ${factor} yn ei agor: i’r Cychwyn`,
    bump: () => ', ond mae’r safle’n wag: i’r Cychwyn',
    end: () => ', ond mae’r Diwedd yn wag: i’r Cychwyn',
  },
  scores: (of, n) => `. Mae ${of.you ? 'dy holl redwyr di' : `holl redwyr ${of.name}`} adref: ${points(n)}`,
  nextHand: (n, standing) => `. ${standing}. Mae rownd ${n} yn dechrau`,

  markersHome: (n, of) => `${n} o’r ${of} adref`,
  wayLeft: (n) => (n === 1 ? '1 cam ar ôl' : `${n} o gamau ar ôl`),
  has: points,

  startingDrawRule: 'Mae pawb yn tynnu teilsen; y mwyaf o smotiau sy’n dechrau.',

  endings: {
    hand: (standing) => `Pwyntiau: ${standing}.`,
    target: (standing) => `Cyrhaeddwyd y pwyntiau: ${standing}.`,
    ply_limit: (standing) => `Cyrhaeddwyd y nifer mwyaf o symudiadau: ${standing}.`,
  },

  summary: {
    you: 'Ti',
    drew: (who, tiles) => (tiles === '' ? who : `${who}, teilsen ${tiles}`),
    moved: (from, to) => `${from} i ${to}`,
    bumped: ({ you, name }) => (you ? 'dy fwrw di’n ôl' : `bwrw ${name} yn ôl`),
    back: (from) => `${from} yn ôl i’r Cychwyn`,
    because: { gate: 'mae’r porth ar gau', bump: 'safle gwag', end: 'mae’r Diwedd yn wag' },
    exchanged: ({ you, name }, at) => `cyfnewid lle â ${you ? 'thi' : name} ar ${at}`,
    scored: (n) => `pob un adref, ${points(n)}`,
    standing: (points) => `nawr ${points}`,
    cannot: 'dim modd chwarae',
    tooFew: 'does dim yn symud',
    third: 'y trydydd dwbl',
  },
})) satisfies typeof en as typeof en
