// Down the Danube's words, in Irish.
import { counted } from '@nemeton/board/count/ga'
import { does, having, who } from '@nemeton/board/person/ga'
import type en from './en'

const boats = counted('bád', 'bhád', 'mbád')
const steps = counted('céim', 'chéim', 'gcéim')

export default {
  sides: ['Airgead', 'Copar'],
  boats: ['curach chraicinn', 'curach'],

  sea: 'an Mhuir Dhubh',
  seaName: 'An Mhuir Dhubh',
  board: 'An abhainn, 36 chearnóg ón bhfoinse go dtí an fharraige',
  row: (from, to) => `Cearnóga ${from} go ${to}`,

  square: (square) => `${square}`,
  safe: 'slán',
  rapids: 'fánsruth',
  empty: 'folamh',
  boat: (side, boat) => `${boat}, ${side}`,
  held: 'ní bhogann sé a thuilleadh sa chaitheamh seo',
  movable: (ways) =>
    ways[0]! < 0
      ? `in ann dul ${-ways[0]!} siar`
      : `in ann dul ${ways.join(', ').replace(/, (\d)$/, ' nó $1')} ar aghaidh`,
  goOn: (square) => `Lig don bhád ar ${square} dul ar aghaidh`,
  stopped: (square) =>
    `Ní féidir leis an mbád ar ${square} dul ar aghaidh uaidh féin: tusa a roghnaíonn arís.`,
  goesOn: 'téann sé ar aghaidh uaidh féin',
  mayGoOn: 'is féidir ligean dó dul ar aghaidh',
  chosen: 'roghnaithe',
  target: (from, by) => (by < 0 ? `${-by} siar as ${from}` : `${by} ar aghaidh as ${from}`),
  swap: (side) => `malartaíonn áit, ${side}`,
  short: (reached, used) =>
    `stadann sé gairid ar ${reached}, ag úsáid ${used}, agus ní bhogann sé a thuilleadh`,
  toRapids: 'isteach san fhánsruth',
  toSea: 'abhaile',

  harbour: (side, home, of) => `${side}: ${home} as ${of} bád sa bhaile.`,
  thrown: (n, left) => `Taispeánann na maidí ${n}; ${left} fágtha.`,
  again: 'caitheamh arís',
  againShort: 'arís',
  left: (left, of) => `${left} as ${of} fágtha`,

  throws: (by, n) => `${does(by, 'caitheann')} ${n}`,
  throwsAgain: () => ', agus tá caitheamh eile le teacht',
  mustGoBack: '; níl aon bhealach chun tosaigh, mar sin caithfidh bád dul siar',
  lost: '; ní féidir le haon bhád bogadh',
  moves: (of, from, to) => `${does(of, 'bogann')} bád as ${from} go ${to}`,
  movesBack: (of, from, to) => `${does(of, 'bogann')} bád siar as ${from} go ${to}`,
  stopsShort: (aim) => `, gairid don chaladh ar ${aim}`,
  swaps: (of) => `, a mhalartaíonn áit le bád atá ${having(of)}`,
  carried: (to) => `; iompraíonn an fánsruth siar go ${to} é`,
  comesHome: (by, from, home, of) =>
    `${does(by, 'tugann')} bád as ${from} go dtí an fharraige` +
    (home === of ? `: tá gach bád sa bhaile, ${of} san iomlán` : `, ${home} sa bhaile`),
  pipsLost: (n) => `; ${steps(n)} caillte`,
  mustOpen: (by) => `. Caithfidh ${who(by)} tosú le 9 go 10`,

  boatsHome: (n, of) => `${n} as ${of} bád sa bhaile`,
  stepsLeft: (n) => `${steps(n)} go dtí an fharraige`,

  noteThrow: (n) => `caitheamh ${n}`,
  noteSea: 'farraige',

  startingDrawRule: 'An chéad duine a chaitheann 1, tosaíonn sé, leis na báid airgid.',
  startingDraw: (n) => `${n}`,

  endings: {
    home: 'Tá gach bád sa bhaile.',
    ply_limit: 'Sroicheadh uaslíon na mbeart: níl aon bhuaiteoir ann.',
  },
  nearer: (side, n) => `${side}: ${n} céim níos gaire don fharraige.`,
  asNear: 'Bhí an bheirt chomh gar céanna don fharraige.',

  summary: {
    you: 'Tusa',
    threw: (who, throws) => (throws === '' ? who : `${who}: ${throws} caite`),
    forward: (n) => `${boats(n)} ar aghaidh`,
    back: (n) => `${boats(n)} siar`,
    switched: (n, by) => `${boats(n)} malartaithe ${by.you ? 'ortsa' : `(${by.name})`}`,
    carried: (n) => `${boats(n)} tógtha ag an bhfánsruth`,
    home: (n) => `${boats(n)} sa bhaile`,
    stuck: 'ní féidir le haon bhád bogadh',
    mustOpen: 'caithfear tosú le 9 go 10',
  },
} satisfies typeof en as typeof en
