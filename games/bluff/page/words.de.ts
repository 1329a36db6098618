// The words of Bricriu's Bluff & Bluster, in German.
import type en from './words.en'

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
    shields: 'wie viele Würfel in der ganzen Halle',
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

  rolls: (side, n) => `${side} würfelt ${lost(n)} unter dem Becher.`,
  bids: (side, what) => `${side} bietet ${what}.`,
  holdsBack: (side, what) => `${side} bietet ${what} und lässt alle Würfel verdeckt.`,
  putsOut: (side, list) => `${side} zeigt ${list} und würfelt die anderen neu.`,
  rolledAgain: (side, what, list) =>
    `${side} bietet ${what}, zeigt ${list} und hat die anderen neu gewürfelt.`,
  challenges: (side, what, count, wanted) =>
    `${side} glaubt nicht an ${what}. ` +
    (count === wanted
      ? 'Es stimmt genau: '
      : `Es ${count === 1 ? 'ist' : 'sind'} ${count === 0 ? 'keine' : count === 1 ? 'eine' : many(count)}: `),
  lose: (sides, several, n) =>
    several ? `${sides} verlieren je ${lost(n)}.` : `${sides} verliert ${lost(n)}.`,
  goesOut: (sides, several) => ` ${sides} ${several ? 'scheiden' : 'scheidet'} aus.`,

  noteShows: (dice) => `zeigt ${dice}`,
  noteBluff: (count) => `gelogen! ${count}`,

  startingDrawRule: 'Alle werfen fünf Würfel; die höchste Summe beginnt.',
  startingDraw: (list, total) => `${list}, zusammen ${total}`,

  endings: {
    last_with_dice: 'Niemand sonst hat noch Würfel.',
    ply_limit: 'Die Höchstzahl der Entscheidungen ist erreicht; die meisten Würfel gewinnen.',
  },
} satisfies typeof en as typeof en
