// The words of the three races, in Irish.
import { verb, type Person } from '@nemeton/board/person'
import { counted } from '@nemeton/board/count/ga'
import { does, whom } from '@nemeton/board/person/ga'
import type en from './en'

const value = (n: number) => (n === 0 ? 'bán' : String(n))
const points = counted('pointe', 'phointe', 'bpointe')
const steps = counted('céim', 'chéim', 'gcéim')

const marker = (of: Person) => verb(of, of.name, 'do mharcóir')

export default ((names) => ({
  start: 'Tús',
  end: 'Deireadh',
  home: 'Baile',

  board: 'An clár dúradán',
  positions: (from, to) => `Ionaid ${from} go ${to}`,
  questions: 'Le roghnú',
  isEnd: (seats) => (seats.length > 1 ? 'Deireadh' : `Deireadh: ${names[seats[0]!]}`),
  tested: 'tástáilte',
  gate: (to) => `geata go ${to}`,
  faceDown: 'béal faoi',
  shows: (n) => (n === 0 ? 'bán' : `taispeánann sé ${n}`),
  stands: (seat, n) => (n === 1 ? names[seat]! : `${names[seat]}, ${n} mharcóir`),
  headsSunwise: 'deiseal',
  atStart: (seat, n) => `${names[seat]}: ${n === 0 ? 'aon cheann' : n} ag Tús`,
  atHome: (seat, n, has) => `${names[seat]}: ${n} sa bhaile, ${points(has)}`,
  movable: (ways) => (ways.length === 0 ? 'in ann bogadh' : `in ann dul ${ways.join(' nó ')}`),
  chosen: 'roghnaithe',
  target: (ways) => `${ways.join(' nó ')} ar aghaidh`,
  throughGate: (gate) => `trí gheata ${gate}`,
  canBump: (seat) => `is féidir leagan: ${names[seat]}`,
  exchange: (seat) => `malartú áite: ${names[seat]}`,
  gamble: 'faoin ádh atá sé',
  takeHome: 'tabhair abhaile é',

  stock: (n) => `${n} dúradán fágtha sa stoc.`,
  tile: ([high, low]) => `Is é ${high}-${low} an dúradán.`,
  byOne: (n) => `Ceann amháin: ${n}`,
  byTwo: (high, low) => `péire: ${high} agus ${low}`,
  or: 'nó',
  still: (n) => `Ceann eile: ${n}`,
  mayExchange: 'An malartófar dhá cheann?',
  oneHome: 'Téann ceann amháin abhaile',
  again: 'ansin tarraingt arís',
  hand: (n, target) => `Babhta ${n}, go ${target}`,

  sunwise: 'Deiseal',
  widdershins: 'Tuathal',
  goes: (n) => `${n} ar aghaidh`,
  pastGates: 'Thar an ngeata',
  byGate: (gate) => `Trí gheata ${gate}`,
  openBy: (factor) => `Geata, leis an ${factor}`,
  letBe: 'Fág mar atá',
  meet: (swap, seat) => (swap ? `Malartú: ${names[seat]}` : `Leag: ${names[seat]}`),
  pass: 'Gan malartú',

  draws: (by, [high, low]) => `${does(by, 'tarraingíonn')} ${high}-${low}`,
  drawsSecond: ([high, low]) => `Is é ${high}-${low} an dara dúradán`,
  third: (back) => (back ? ', an tríú dúbailt: téann marcóir go Tús' : ', an tríú dúbailt'),
  drawsOneMore: () => ', agus iompaítear an dara dúradán',
  homeForIt: ': téann marcóir abhaile',
  tooFew: ': róbheag, ní bhogann aon rud',
  cannotPlay: () => ', ach ní féidir é a imirt',
  tries: '; iompaítear dúradán',
  turns: (odd, [a, b]) => `${odd}: ${value(a)}, ${odd + 1}: ${value(b)}. `,
  moves: (by, from, to) => `${does(by, 'téann')} as ${from} go ${to}`,
  byShortcut: (gate) => ` trí gheata ${gate}`,
  bumps: (_, other) => `, agus leagtar ${whom(other)}`,
  toBump: (other) => `, chun ${verb(other, other.name, 'thusa')} a leagan`,
  comesHome: (by, from) => `${does(by, 'téann')} as ${from} go Deireadh`,
  exchanges: (of, from, other, to) =>
    `malartaítear áiteanna: ${marker(of)} ag ${from} agus ${marker(other)} ag ${to}`,
  wouldExchange: (of, from, other, to) =>
    `mhalartófaí áiteanna: ${marker(of)} ag ${from} agus ${marker(other)} ag ${to}`,
  onBlank: (back) =>
    `, ach ní féidir ar bhán${back ? ': téann an marcóir is faide chun tosaigh go Tús' : ''}`,
  keeps: (by) => `ní ${does(by, 'mhalartaíonn')} aon rud`,
  toStart: {
    gate: (factor) => `, geata nach n-osclaíonn ${factor}: go Tús`,
    bump: () => ', ach ní féidir ar bhán: go Tús',
    end: () => ', ach tá Deireadh bán: go Tús',
  },
  scores: (of, n) => `. Tá gach marcóir ${verb(of, `ag ${of.name}`, 'agat')} sa bhaile: ${points(n)}`,
  nextHand: (n, standing) => `. ${standing}. Tosaíonn babhta ${n}`,

  markersHome: (n, of) => `${n} as ${of} marcóir sa bhaile`,
  wayLeft: (n) => `${steps(n)} fágtha`,
  has: points,

  startingDrawRule: 'Tarraingíonn gach duine dúradán; an líon is mó poncanna a thosaíonn.',

  endings: {
    hand: (standing) => `Pointí: ${standing}.`,
    target: (standing) => `Sroicheadh na pointí: ${standing}.`,
    ply_limit: (standing) => `Sroicheadh uaslíon na mbeart: ${standing}.`,
  },

  summary: {
    you: 'Tusa',
    drew: (who, tiles) => (tiles === '' ? who : `${who}: ${tiles} tarraingthe`),
    moved: (from, to) => `${from} go ${to}`,
    bumped: ({ you, name }) => `leagadh ${you ? 'thú' : name}`,
    back: (from) => `${from} ar ais go Tús`,
    because: { gate: 'níor oscail an geata', bump: 'ionad bán', end: 'tá Deireadh bán' },
    exchanged: ({ you, name }, at) => `malartú áite: ${you ? 'tusa' : name} ag ${at}`,
    scored: (n) => `gach ceann sa bhaile, ${points(n)}`,
    standing: (points) => `anois ${points}`,
    cannot: 'ní féidir imirt',
    tooFew: 'ní bhogann aon rud',
    third: 'an tríú dúbailt',
  },
})) satisfies typeof en as typeof en
