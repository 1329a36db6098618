// The words of Bricriu's Bluff & Bluster, in English.

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
  /** What many dice with a face are called, by the face. */
  plural: faces.map(([, many]) => many!).slice(1),

  // What stands on the board.
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

  // What can be done.
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
    shields: 'how many dice, in all the hall',
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

  // What happened.
  rolls: (side: string, n: number) => `${side} rolls ${dice(n)} under the cup.`,
  bids: (side: string, what: string) => `${side} bids ${what}.`,
  holdsBack: (side: string, what: string) => `${side} bids ${what} and keeps all dice hidden.`,
  putsOut: (side: string, list: string) => `${side} shows ${list} and rolls the others again.`,
  /** After a bid, with what is shown in this round by now. */
  rolledAgain: (side: string, what: string, list: string) =>
    `${side} bids ${what}, shows ${list}, and has rolled the others again.`,
  challenges: (side: string, what: string, count: number, wanted: number) =>
    `${side} does not believe ${what}. ` +
    (count === wanted
      ? 'That is exactly right: '
      : `There ${count === 1 ? 'is' : 'are'} ${count === 0 ? 'none' : many(count)}: `),
  lose: (sides: string, several: boolean, n: number) =>
    several ? `${sides} lose ${dice(n)} each.` : `${sides} loses ${dice(n)}.`,
  goesOut: (sides: string, several: boolean) => ` ${sides} ${several ? 'are' : 'is'} out.`,

  /** In the list of moves. */
  noteShows: (dice: string) => `shows ${dice}`,
  noteBluff: (count: number) => `bluff! ${count}`,

  startingDrawRule: 'Everybody rolls five dice; the highest total begins.',
  startingDraw: (list: string, total: number) => `${list}, in all ${total}`,

  endings: {
    last_with_dice: 'Nobody else has any dice.',
    ply_limit: 'The limit of choices is reached; the most dice win.',
  },
}
