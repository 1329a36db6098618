// The words of Bricriu's Bluff & Bluster, in German.
import { verb } from '@nemeton/board/person'
import { does, who } from '@nemeton/board/person/de'
import type en from './en'

const numbers = 'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const many = (n: number) => numbers[n] ?? String(n)
const dice = (n: number) => `${many(n)} Würfel`
const lost = (n: number) => (n === 1 ? 'einen Würfel' : dice(n))
const faces = [
  ['', ''],
  ['Magische Eins', 'Magische Einsen'],
  ['Zwei', 'Zweien'],
  ['Drei', 'Dreien'],
  ['Vier', 'Vieren'],
  ['Fünf', 'Fünfen'],
  ['Sechs', 'Sechsen'],
]
const bid = (count: number, face: number) =>
  count === 1 ? `eine ${faces[face]![0]}` : `${many(count)} ${faces[face]![1]}`

export default {
  bid,
  plural: faces.map(([, many]) => many!).slice(1),

  board: 'Die goldene Halle',
  walls: ['Die Wand gegenüber', 'Die rechte Wand', 'Die vordere Wand', 'Die linke Wand'],
  guests: 'Die Gäste',
  ownDice: 'Deine Würfel',
  faces: 'Die Seiten des roten Würfels',
  middle: 'Das Gebot',
  noBid: 'Noch kein Gebot',
  inPlay: (n) => `${n} Würfel im Spiel`,
  tally: (count, wanted) => `${count} von ${wanted}`,

  shield: (red, number) => (red ? `Roter Schild ${number}` : `Weißer Schild ${number}`),
  bidHere: (what) => `das Gebot: ${what}`,
  passed: 'überboten',
  face: (face) => (face === 1 ? 'Magische Eins' : `Seite ${face}`),
  standing: (side, what) => `${side} bietet ${what}`,
  holds: (side, n) => `${side}: ${dice(n)}`,
  isOut: (side) => `${side}: ausgeschieden`,
  covered: (n) => `${n === 1 ? 'einer' : many(n)} unter dem Becher`,
  shows: (list) => `zeigt ${list}`,
  had: (list) => `hatte ${list} unter dem Becher`,
  loses: (n) => `verliert ${lost(n)}`,
  ownDie: (value) => `Deine ${value}`,
  ownShown: (value) => `Deine ${value}, offen`,
  ready: 'wählbar',
  chosen: 'gewählt',
  putOut: 'herausgelegt',

  plaques: 'Bieten oder zweifeln',
  hints: {
    wait: 'Die anderen sind dran',
    shield: 'Zeig auf einen Schild',
    face: 'Nun eine Seite',
    number: (what) => `Wie viele ${what}?`,
    show: 'Tippe Würfel zum Zeigen an',
    roll: 'Die Würfel rollen …',
    lifted: 'Die Becher gehen hoch …',
    out: 'Ohne Würfel',
  },
  more: {
    shields: 'wie viele in der ganzen Halle',
    show: 'oder tippe Würfel an, um sie zu zeigen',
    again: (n) => `${n === 1 ? 'der andere rollt' : `die anderen ${many(n)} rollen`} neu`,
    rolls: 'und würfle die anderen neu',
  },
  makeBid: (what) => `Biete ${what}`,
  showing: (list) => `Zeig ${list}`,
  withShown: (list) => `zeig ${list}, Rest neu`,
  keep: 'Alle verdeckt lassen',
  bluff: 'Gelogen!',
  doubt: (what) => `Nie ${what}`,
  cannot: 'nicht möglich',

  rolls: (by, n) => `${does(by, 'würfelt', 'würfelst')} ${lost(n)} unter dem Becher.`,
  bids: (by, what) => `${does(by, 'bietet', 'bietest')} ${what}.`,
  holdsBack: (by, what) => `${does(by, 'bietet', 'bietest')} ${what} und lässt alle Würfel verdeckt.`,
  putsOut: (by, list) =>
    `${does(by, 'zeigt', 'zeigst')} ${list} und ${verb(by, 'würfelt', 'würfelst')} die anderen neu.`,
  rolledAgain: (by, what, list) =>
    by.you
      ? `du bietest ${what}, zeigst ${list} und hast die anderen neu gewürfelt.`
      : `${by.name} bietet ${what}, zeigt ${list} und hat die anderen neu gewürfelt.`,
  challenges: (by, what, count, wanted) =>
    `${does(by, 'glaubt', 'glaubst')} nicht an ${what}. ` +
    (count === wanted
      ? 'Es stimmt genau: '
      : `Es ${count === 1 ? 'ist' : 'sind'} ${count === 0 ? 'keine' : count === 1 ? 'eine' : many(count)}: `),
  lose: (by, n) => `${does(by, 'verliert', 'verlierst')} ${lost(n)}.`,
  // „Du und der Fuchs“ sind „ihr“.
  named: who,
  loseEach: (all, reader, n) => `${all} ${reader ? 'verliert' : 'verlieren'} je ${lost(n)}.`,
  goesOut: (by) => ` ${does(by, 'scheidet', 'scheidest')} aus.`,
  goOut: (all, reader) => ` ${all} ${reader ? 'scheidet' : 'scheiden'} aus.`,

  hasDice: (n) => (n === 1 ? 'ein Würfel' : dice(n)),
  hasNone: 'ausgeschieden',

  noteShows: (dice) => `zeigt ${dice}`,
  noteBluff: (count) => `gelogen! ${count}`,

  startingDrawRule: 'Alle werfen fünf Würfel; die höchste Summe beginnt.',
  startingDraw: (list, total) => `${list}, zusammen ${total}`,

  endings: {
    last_with_dice: 'Niemand sonst hat noch Würfel.',
    ply_limit: 'Die Höchstzahl der Entscheidungen ist erreicht; die meisten Würfel gewinnen.',
  },

  summary: {
    you: 'Du',
    inside: 'du',
    bid: (who, what) => `${who}: ${what}`,
    showed: (list) => `${list} gezeigt, Rest neu gewürfelt`,
    doubted: (who, what, count, wanted) =>
      `${who}: Zweifel an ${what}, ` +
      (count === wanted
        ? 'es stimmt genau'
        : `es ${count === 1 ? 'ist' : 'sind'} ${count === 0 ? 'keine' : count === 1 ? 'eine' : many(count)}`),
    lost: (who, _, n) => `${lost(n)} weniger: ${who}`,
    out: (who) => `ausgeschieden: ${who}`,
  },
} satisfies typeof en as typeof en
