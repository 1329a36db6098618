// The words of Bricriu's Bluff & Bluster, in Irish.
import { counted } from '@nemeton/board/count/ga'
import { does, having, who } from '@nemeton/board/person/ga'
import type en from './en'

const dice = counted('dísle', 'dhísle', 'ndísle')
// unsure: a one that counts as any face.
const one = 'Aon Draíochta'
const bid = (count: number, face: number) => `${count} × ${face === 1 ? one : face}`
const exactly = 'Díreach ceart'

export default {
  bid,
  plural: ['Aonta Draíochta', '2', '3', '4', '5', '6'],

  board: 'An halla órga',
  walls: ['An balla thall', 'An balla ar dheis', 'An balla abhus', 'An balla ar chlé'],
  guests: 'Na haíonna',
  ownDice: 'Do chuid díslí',
  faces: 'Aghaidheanna an dísle dheirg',
  middle: 'An tairiscint',
  noBid: 'Níl aon tairiscint fós ann',
  inPlay: (n) => `${dice(n)} san imirt`,
  tally: (count, wanted) => `${count} as ${wanted}`,

  shield: (red, number) => `Sciath ${red ? 'dhearg' : 'bhán'} ${number}`,
  bidHere: (what) => `an tairiscint: ${what}`,
  passed: 'thart',
  face: (face) => (face === 1 ? one : `Aghaidh ${face}`),
  standing: (side, what) => `tairgeann ${side} ${what}`,
  holds: (side, n) => `${side}: ${dice(n)}`,
  isOut: (side) => `${side}: amuigh`,
  covered: (n) => `${n} faoin gcupán`,
  shows: (list) => `taispeánann ${list}`,
  had: (list) => `bhí ${list} faoin gcupán`,
  loses: (n) => `cailleann ${dice(n)}`,
  ownDie: (value) => `Do ${value}`,
  ownShown: (value) => `Do ${value}, ar taispeáint`,
  ready: 'is féidir a roghnú',
  chosen: 'roghnaithe',
  putOut: 'curtha amach',

  plaques: 'Tairiscint nó dúshlán',
  hints: {
    wait: 'Is leis na daoine eile an focal',
    shield: 'Dírigh ar sciath',
    face: 'Roghnaigh aghaidh anois',
    number: (what) => `Cé mhéad: ${what}?`,
    show: 'Tapáil díslí chun iad a thaispeáint',
    roll: 'Tá na díslí á gcaitheamh …',
    lifted: 'Tá na cupáin á n-ardú …',
    out: 'Gan aon dísle',
  },
  more: {
    shields: 'cé mhéad, sa halla ar fad',
    show: 'nó tapáil díslí, chun iad a thaispeáint leis',
    again: (n) => `caitear an ${n === 1 ? 'ceann eile' : `${n} eile`} arís`,
    rolls: 'agus caith an chuid eile arís',
  },
  makeBid: (what) => `Tairg ${what}`,
  showing: (list) => `Taispeáin ${list}`,
  withShown: (list) => `taispeáin ${list}, caith an chuid eile`,
  keep: 'Coinnigh gach ceann i bhfolach',
  bluff: 'Cur i gcéill!',
  doubt: (what) => `Ní fíor: ${what}`,
  cannot: 'ní féidir',

  rolls: (by, n) => `${does(by, 'caitheann')} ${dice(n)} faoin gcupán.`,
  bids: (by, what) => `${does(by, 'tairgeann')} ${what}.`,
  holdsBack: (by, what) => `${does(by, 'tairgeann')} ${what}, agus fanann gach dísle i bhfolach.`,
  putsOut: (by, list) => `${does(by, 'taispeánann')} ${list}, agus caitear an chuid eile arís.`,
  rolledAgain: (by, what, list) =>
    `${does(by, 'tairgeann')} ${what}; ar taispeáint: ${list}, agus caitheadh an chuid eile arís.`,
  challenges: (by, what, count, wanted) =>
    `ní ${does(by, 'chreideann')} ${what}. ` +
    (count === wanted ? `${exactly}: ` : count === 0 ? 'Níl aon cheann ann: ' : `Tá ${count} ann: `),
  lose: (by, n) => `${does(by, 'cailleann')} ${dice(n)}.`,
  named: who,
  loseEach: (all, _reader, n) => `Cailleann ${all} ${dice(n)} an duine.`,
  goesOut: (by) => ` Níl aon dísle fágtha ${having(by)}.`,
  goOut: (all) => ` Amuigh: ${all}.`,

  hasDice: dice,
  hasNone: 'amuigh',

  noteShows: (dice) => `taispeánann ${dice}`,
  noteBluff: (count) => `cur i gcéill! ${count}`,

  startingDrawRule: 'Caitheann gach duine cúig dhísle; an t-iomlán is airde a thosaíonn.',
  startingDraw: (list, total) => `${list}, ${total} san iomlán`,

  endings: {
    last_with_dice: 'Níl dísle ag aon duine eile.',
    ply_limit: 'Sroicheadh uaslíon na roghanna; an líon is mó díslí a bhuann.',
  },

  summary: {
    you: 'Tusa',
    inside: 'tusa',
    bid: (who, what) => `${who}: ${what}`,
    showed: (list) => `ar taispeáint ${list}, an chuid eile caite arís`,
    doubted: (who, what, count, wanted) =>
      `${who}, gan ${what} a chreidiúint: ` +
      (count === wanted ? exactly.toLowerCase() : count === 0 ? 'níl aon cheann ann' : `tá ${count} ann`),
    lost: (who, _one, n) => `cailleann ${who} ${dice(n)}`,
    out: (who) => `amuigh: ${who}`,
  },
} satisfies typeof en as typeof en
