// The words of Bricriu's Bluff & Bluster, in English.
import { verb, type Person } from '@nemeton/board/person'
import { does, who } from '@nemeton/board/person/en'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const many = (n: number) => numbers[n] ?? String(n)
const dice = (n: number) => (n === 1 ? 'one die' : `${many(n)} dice`)
const faces = [
  ['', ''],
  ['Magic One', 'Magic Ones'],
  ['two', 'twos'],
  ['three', 'threes'],
  ['four', 'fours'],
  ['five', 'fives'],
  ['six', 'sixes'],
]
const bid = (count: number, face: number) => `${many(count)} ${faces[face]![count === 1 ? 0 : 1]}`

export default {
  bid,
  /** The plural names of the faces. */
  plural: faces.map(([, many]) => many!).slice(1),

  // On the board.
  board: 'The golden hall',
  walls: ['The far wall', 'The right wall', 'The near wall', 'The left wall'],
  guests: 'The guests',
  ownDice: 'Your dice',
  faces: 'The faces of the red die',
  middle: 'The bid',
  noBid: 'No bid yet',
  inPlay: (n: number) => (n === 1 ? '1 die in play' : `${n} dice in play`),
  tally: (count: number, wanted: number) => `${count} of ${wanted}`,

  // Read out; joined by commas.
  shield: (red: boolean, number: number) => (red ? `Red shield ${number}` : `White shield ${number}`),
  bidHere: (what: string) => `the bid: ${what}`,
  passed: 'passed',
  face: (face: number) => (face === 1 ? 'Magic One' : `Face ${face}`),
  standing: (side: string, what: string) => `${side} bids ${what}`,
  holds: (side: string, n: number) => `${side}: ${dice(n)}`,
  isOut: (side: string) => `${side}: out`,
  covered: (n: number) => `${many(n)} under the cup`,
  shows: (list: string) => `shows ${list}`,
  had: (list: string) => `had ${list} under the cup`,
  loses: (n: number) => `loses ${dice(n)}`,
  ownDie: (value: number) => `Your ${value}`,
  ownShown: (value: number) => `Your ${value}, shown`,
  ready: 'can be chosen',
  chosen: 'chosen',
  putOut: 'put out',

  // Actions.
  plaques: 'Bid or challenge',
  hints: {
    wait: 'The others have the word',
    shield: 'Point at a shield',
    face: 'Now choose a face',
    number: (what: string) => `How many ${what}?`,
    show: 'Tap dice to show them',
    roll: 'The dice roll …',
    lifted: 'The cups are lifted …',
    out: 'Out of dice',
  },
  /** Below the hint or the bid. */
  more: {
    shields: 'how many, in all the hall',
    show: 'or tap dice, to show them with it',
    again: (n: number) => `the other ${n === 1 ? 'one rolls' : `${many(n)} roll`} again`,
    rolls: 'and roll the others again',
  },
  makeBid: (what: string) => `Bid ${what}`,
  showing: (list: string) => `Show ${list}`,
  withShown: (list: string) => `show ${list}, roll the rest`,
  keep: 'Keep all hidden',
  bluff: 'Bluff!',
  doubt: (what: string) => `Not ${what}`,
  cannot: 'not possible',

  // Narration.
  rolls: (by: Person, n: number) => `${does(by, 'rolls', 'roll')} ${dice(n)} under the cup.`,
  bids: (by: Person, what: string) => `${does(by, 'bids', 'bid')} ${what}.`,
  holdsBack: (by: Person, what: string) =>
    `${does(by, 'bids', 'bid')} ${what} and ${verb(by, 'keeps', 'keep')} all dice hidden.`,
  putsOut: (by: Person, list: string) =>
    `${does(by, 'shows', 'show')} ${list} and ${verb(by, 'rolls', 'roll')} the others again.`,
  /** After a bid, with what is shown in this round by now. */
  rolledAgain: (by: Person, what: string, list: string) =>
    by.you
      ? `you bid ${what}, show ${list}, and have rolled the others again.`
      : `${by.name} bids ${what}, shows ${list}, and has rolled the others again.`,
  challenges: (by: Person, what: string, count: number, wanted: number) =>
    `${does(by, 'does', 'do')} not believe ${what}. ` +
    (count === wanted
      ? 'That is exactly right: '
      : `There ${count === 1 ? 'is' : 'are'} ${count === 0 ? 'none' : many(count)}: `),
  lose: (by: Person, n: number) => `${does(by, 'loses', 'lose')} ${dice(n)}.`,
  /** In a list; and what is said of all in it, among them the reader or not. */
  named: who,
  loseEach: (all: string, _reader: boolean, n: number) => `${all} lose ${dice(n)} each.`,
  goesOut: (by: Person) => ` ${does(by, 'is', 'are')} out.`,
  goOut: (all: string, _reader: boolean) => ` ${all} are out.`,

  hasDice: (n: number) => dice(n),
  hasNone: 'out',

  /** In the list of moves. */
  noteShows: (dice: string) => `shows ${dice}`,
  noteBluff: (count: number) => `bluff! ${count}`,

  startingDrawRule: 'Everybody rolls five dice; the highest total begins.',
  startingDraw: (list: string, total: number) => `${list}, in all ${total}`,

  endings: {
    last_with_dice: 'Nobody else has any dice.',
    ply_limit: 'The limit of choices is reached; the most dice win.',
  },

  /** A turn in a line; its parts are joined by semicolons. */
  summary: {
    you: 'You',
    inside: 'you',
    bid: (who: string, what: string) => `${who}: ${what}`,
    showed: (list: string) => `showed ${list}, rolled the rest`,
    doubted: (who: string, what: string, count: number, wanted: number) =>
      `${who} doubted ${what}: ` +
      (count === wanted
        ? 'exactly right'
        : `${count === 1 ? 'there is' : 'there are'} ${count === 0 ? 'none' : many(count)}`),
    lost: (who: string, one: boolean, n: number) => `${who} ${one ? 'loses' : 'lose'} ${dice(n)}`,
    out: (who: string, one: boolean) => `${who} ${one ? 'is' : 'are'} out`,
  },
}
