// The words of Bricriu's Bluff & Bluster, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import { does, who } from '@nemeton/board/person/cy'
import type en from './en'

const numbers = 'dim un dau tri pedwar pump chwech saith wyth naw deg un-ar-ddeg deuddeg'.split(' ')
const many = (n: number) => numbers[n] ?? String(n)
const dice = masculine('dis', 'ddis')
// unsure: "Un Hud" for the Magic One; and the plurals of numbers, which stand softened after "o".
const faces = [
  ['', ''],
  ['Un Hud', ''],
  ['dau', 'ddeuoedd'],
  ['tri', 'drioedd'],
  ['pedwar', 'bedwaroedd'],
  ['pump', 'bumoedd'],
  ['chwech', 'chwechoedd'],
]
const bid = (count: number, face: number) =>
  count === 1 || face === 1 ? `${many(count)} ${faces[face]![0]}` : `${many(count)} o ${faces[face]![1]}`
const found = (count: number) => (count === 0 ? 'does dim un yno' : `mae ${many(count)} yno`)

export default {
  bid,
  plural: faces.map(([one]) => one!).slice(1),

  board: 'Y neuadd aur',
  walls: ['Y wal bellaf', 'Y wal dde', 'Y wal agosaf', 'Y wal chwith'],
  guests: 'Y gwesteion',
  ownDice: 'Dy ddisiau di',
  faces: 'Wynebau’r dis coch',
  middle: 'Y cynnig',
  noBid: 'Dim cynnig eto',
  inPlay: (n) => `Disiau yn y gêm: ${n}`,
  tally: (count, wanted) => `${count} o ${wanted}`,

  shield: (red, number) => (red ? `Tarian goch ${number}` : `Tarian wen ${number}`),
  bidHere: (what) => `y cynnig: ${what}`,
  passed: 'wedi’i basio',
  face: (face) => (face === 1 ? 'Un Hud' : `Wyneb ${face}`),
  standing: (side, what) => `${side} yn cynnig ${what}`,
  holds: (side, n) => `${side}: ${dice(n)}`,
  isOut: (side) => `${side}: allan`,
  covered: (n) => `${many(n)} dan y cwpan`,
  shows: (list) => `yn dangos ${list}`,
  had: (list) => `dan y cwpan roedd ${list}`,
  loses: (n) => `yn colli ${dice(n)}`,
  ownDie: (value) => `Dy ${value} di`,
  ownShown: (value) => `Dy ${value} di, yn y golwg`,
  ready: 'ar gael',
  chosen: 'wedi’i ddewis',
  putOut: 'wedi’i ddangos',

  plaques: 'Cynnig neu herio',
  hints: {
    wait: 'Y lleill sydd â’r gair',
    shield: 'Pwyntia at darian',
    face: 'Nawr dewisa wyneb',
    number: (what) => `Sawl ${what}?`,
    show: 'Tapia ddisiau i’w dangos',
    roll: 'Mae’r disiau’n rholio …',
    lifted: 'Mae’r cwpanau’n codi …',
    out: 'Heb ddisiau',
  },
  more: {
    shields: 'faint, yn y neuadd gyfan',
    show: 'neu tapia ddisiau, i’w dangos hefyd',
    again: (n) => (n === 1 ? 'taflu’r llall eto' : `taflu’r ${many(n)} arall eto`),
    rolls: 'a thaflu’r lleill eto',
  },
  makeBid: (what) => `Cynnig ${what}`,
  showing: (list) => `Dangos ${list}`,
  withShown: (list) => `dangos ${list}, taflu’r gweddill`,
  keep: 'Cadw pob un yn gudd',
  bluff: 'Celwydd!',
  doubt: (what) => `Nid ${what}`,
  cannot: 'amhosib',

  rolls: (by, n) => `${does(by, `taflu ${dice(n)} dan y cwpan`)}.`,
  bids: (by, what) => `${does(by, `cynnig ${what}`)}.`,
  holdsBack: (by, what) => `${does(by, `cynnig ${what}, gan gadw pob dis yn gudd`)}.`,
  putsOut: (by, list) => `${does(by, `dangos ${list}, ac yn taflu’r lleill eto`)}.`,
  rolledAgain: (by, what, list) =>
    `${does(by, `cynnig ${what}, yn dangos ${list}, ac wedi taflu’r lleill eto`)}.`,
  challenges: (by, what, count, wanted) =>
    `${does(by, `amau ${what}`)}. ${count === wanted ? 'Mae’n union gywir' : found(count)}: `,
  lose: (by, n) => `${does(by, `colli ${dice(n)}`)}.`,
  named: who,
  loseEach: (all, reader, n) => `${reader ? 'rwyt' : 'mae'} ${all} yn colli ${dice(n)} yr un.`,
  goesOut: (by) => ` ${by.you ? 'Rwyt ti' : `Mae ${by.name}`} allan.`,
  goOut: (all, reader) => ` ${reader ? 'Rwyt' : 'Mae'} ${all} allan.`,

  hasDice: dice,
  hasNone: 'allan',

  noteShows: (dice) => `dangos ${dice}`,
  noteBluff: (count) => `celwydd! ${count}`,

  startingDrawRule: 'Mae pawb yn taflu pum dis; y cyfanswm uchaf sy’n dechrau.',
  startingDraw: (list, total) => `${list}, cyfanswm ${total}`,

  endings: {
    last_with_dice: 'Does gan neb arall ddisiau.',
    ply_limit: 'Cyrhaeddwyd y nifer mwyaf o ddewisiadau; y mwyaf o ddisiau sy’n ennill.',
  },

  summary: {
    you: 'Ti',
    inside: 'ti',
    bid: (who, what) => `${who}: ${what}`,
    showed: (list) => `dangos ${list}, taflu’r gweddill`,
    doubted: (who, what, count, wanted) =>
      `${who}: amau ${what}, ${count === wanted ? 'mae’n union gywir' : found(count)}`,
    lost: (who, _, n) => `${who}: ${dice(n)} yn llai`,
    out: (who) => `${who}: allan o’r gêm`,
  },
} satisfies typeof en as typeof en
