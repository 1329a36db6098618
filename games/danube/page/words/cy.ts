// Down the Danube's words, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import { does, isDoing, whose } from '@nemeton/board/person/cy'
import type { Person } from '@nemeton/board/person'
import type en from './en'

const boats = masculine('cwch', 'gwch', 'chwch')
const steps = masculine('cam', 'gam', 'cham')
const boat = (of: Person) => whose(of, 'cwch', 'gwch')

export default {
  sides: ['Arian', 'Copr'],
  boats: ['cwrwgl', 'curach'],

  sea: 'y Môr Du',
  seaName: 'Y Môr Du',
  board: 'Yr afon, 36 sgwâr o’r tarddiad i’r môr',
  row: (from, to) => `Sgwariau ${from} i ${to}`,

  square: (square) => `${square}`,
  safe: 'diogel',
  // unsure: "dyfroedd gwyllt" for rapids; "geirw" is shorter and rarer.
  rapids: 'dyfroedd gwyllt',
  empty: 'gwag',
  boat: (side, boat) => `${side}, ${boat}`,
  held: 'yn symud dim mwy yn y tafliad hwn',
  movable: (ways) =>
    ways[0]! < 0
      ? `yn gallu mynd ${-ways[0]!} yn ôl`
      : `yn gallu mynd ${ways.join(', ').replace(/, (\d)$/, ' neu $1')}`,
  goOn: (square) => `Gadael i’r cwch ar ${square} fynd ymlaen`,
  stopped: (square) => `Ni all y cwch ar ${square} fynd ymlaen ohono’i hun: ti sy’n dewis eto.`,
  goesOn: 'yn mynd ymlaen ohono’i hun',
  mayGoOn: 'gall fynd ymlaen ohono’i hun',
  chosen: 'wedi’i ddewis',
  target: (from, by) => (by < 0 ? `${-by} yn ôl o ${from}` : `${by} o ${from}`),
  swap: (side) => `yn cyfnewid lle, ${side}`,
  short: (reached, used) => `yn stopio’n fyr ar ${reached}, ar ôl ${used}, ac yn symud dim mwy`,
  toRapids: 'i’r dyfroedd gwyllt',
  toSea: 'adref',

  harbour: (side, home, of) => `${side}: ${home} o’r ${of} adref.`,
  thrown: (n, left) => `Mae’r ffyn yn dangos ${n}; ${left} ar ôl.`,
  again: 'taflu eto',
  againShort: 'eto',
  left: (left, of) => `${left} o ${of} ar ôl`,

  throws: (by, n) => does(by, `taflu ${n}`),
  throwsAgain: () => ', ac yn cael taflu eto',
  mustGoBack: '; does dim ffordd ymlaen, felly rhaid i gwch fynd yn ôl',
  lost: '; all dim cwch symud',
  moves: (of, from, to) => `mae ${isDoing(boat(of))} mynd o ${from} i ${to}`,
  movesBack: (of, from, to) => `mae ${isDoing(boat(of))} mynd yn ôl o ${from} i ${to}`,
  stopsShort: (aim) => `, o fewn cam i’r angorfa ar ${aim}`,
  swaps: (of) => `, ac yn cyfnewid lle â ${whose(of, 'chwch', 'gwch')}`,
  carried: (to) => `; mae’r dyfroedd gwyllt yn ei gario’n ôl i ${to}`,
  comesHome: (of, from, home, all) =>
    `mae ${isDoing(boat(of))} mynd o ${from} i’r môr` +
    (home === all ? ': mae pob un o’r cychod adref' : `, ${boats(home)} adref`),
  pipsLost: (n) => `; ${steps(n)} yn ofer`,
  mustOpen: (by) => `. ${by.you ? 'rhaid i ti' : `rhaid i ${by.name}`} ddechrau gyda 9 i 10`,

  boatsHome: (n, of) => `${n} o’r ${of} adref`,
  stepsLeft: (n) => (n === 1 ? 'un cam i’r môr' : `${n} o gamau i’r môr`),

  noteThrow: (n) => `tafliad ${n}`,
  noteSea: 'môr',

  startingDrawRule: 'Y cyntaf i daflu 1 sy’n dechrau, gyda’r cychod arian.',
  startingDraw: (n) => `tafliad o ${n}`,

  endings: {
    home: 'Mae pob un o’r cychod adref.',
    ply_limit: 'Cyrhaeddwyd y nifer mwyaf o symudiadau: does neb yn ennill.',
  },
  nearer: (side, n) => `${side}: ${n} cam yn nes at y môr.`,
  asNear: 'Roedd y ddwy ochr yr un mor agos at y môr.',

  summary: {
    you: 'Ti',
    threw: (who, throws) => (throws === '' ? who : `${who}, tafliad ${throws}`),
    forward: (n) => `${boats(n)} ymlaen`,
    back: (n) => `${boats(n)} yn ôl`,
    switched: (n, { you, name }) => `cyfnewid â ${n} ${you ? 'o dy gychod di' : `(${name})`}`,
    carried: (n) => `${boats(n)} yn y dyfroedd gwyllt`,
    home: (n) => `${boats(n)} adref`,
    stuck: 'all dim cwch symud',
    mustOpen: 'rhaid dechrau gyda 9 i 10',
  },
} satisfies typeof en as typeof en
