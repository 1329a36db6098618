// The words of the three races, in English.
import { verb, type Person } from '@nemeton/board/person'
import { does, who } from '@nemeton/board/person/en'

const value = (n: number) => (n === 0 ? 'blank' : String(n))
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)

const marker = (of: Person) => verb(of, of.name, 'your marker')

export default (names: string[]) => ({
  start: 'Start',
  end: 'End',
  home: 'Home',

  // What stands where, and what can be done there; joined by commas.
  board: 'The board of dominoes',
  positions: (from: number, to: number) => `Positions ${from} to ${to}`,
  questions: 'To choose',
  isEnd: (seats: number[]) => (seats.length > 1 ? 'End' : `End of ${names[seats[0]!]}`),
  tested: 'tested',
  gate: (to: number) => `gate to ${to}`,
  faceDown: 'face down',
  shows: (value: number) => (value === 0 ? 'blank' : `shows ${value}`),
  stands: (seat: number, n: number) => (n === 1 ? names[seat]! : `${names[seat]} ${n} times`),
  headsSunwise: 'sunwise',
  atStart: (seat: number, n: number) => `${names[seat]}: ${n === 0 ? 'none' : n} at Start`,
  atHome: (seat: number, n: number, score: number) => `${names[seat]}: ${n} home, ${points(score)}`,
  movable: (steps: number[]) => (steps.length === 0 ? 'can move' : `can go ${steps.join(' or ')}`),
  chosen: 'chosen',
  target: (steps: number[]) => `${steps.join(' or ')} on`,
  throughGate: (gate: number) => `through gate ${gate}`,
  canBump: (seat: number) => `can bump ${names[seat]}`,
  exchange: (seat: number) => `change places with ${names[seat]}`,
  gamble: 'luck decides',
  takeHome: 'take it home',

  // The tray.
  stock: (n: number) => `${n} tiles left in the stock.`,
  tile: ([high, low]: readonly [number, number]) => `The tile is ${high}-${low}.`,
  byOne: (steps: number) => `One goes ${steps}`,
  byTwo: (high: number, low: number) => `two: ${high} and ${low}`,
  or: 'or',
  still: (steps: number) => `Another goes ${steps}`,
  mayExchange: 'Exchange two?',
  oneHome: 'One goes home',
  again: 'then draw again',
  hand: (n: number, target: number) => `Hand ${n}, to ${target}`,

  // What can be answered; as few letters as possible.
  sunwise: 'Sunwise',
  widdershins: 'Widdershins',
  goes: (steps: number) => `${steps} on`,
  pastGates: 'Past the gate',
  byGate: (gate: number) => `Through gate ${gate}`,
  openBy: (factor: number) => `Gate, by the ${factor}`,
  letBe: 'Let it stand',
  meet: (swap: boolean, seat: number) => (swap ? `With ${names[seat]}` : `Bump ${names[seat]}`),
  pass: 'No exchange',

  // What happened. Parts of one sentence, in this order.
  draws: (by: Person, [high, low]: readonly [number, number]) =>
    `${does(by, 'draws', 'draw')} ${high}-${low}`,
  drawsSecond: ([high, low]: readonly [number, number]) => `The second tile is ${high}-${low}`,
  third: (back: boolean): string =>
    back ? ', the third double: a marker goes to Start' : ', the third double',
  drawsOneMore: (by: Person) => `, and ${verb(by, 'turns', 'turn')} a second tile`,
  homeForIt: ': a marker goes home',
  tooFew: ': too few, nothing moves',
  cannotPlay: (_: Person) => ', and cannot play it',
  tries: '; a tile is turned',
  turns: (odd: number, [a, b]: readonly [number, number]) =>
    `${odd} is ${value(a)}, ${odd + 1} is ${value(b)}. `,
  moves: (by: Person, from: string, to: string) => `${does(by, 'goes', 'go')} from ${from} to ${to}`,
  byShortcut: (gate: number) => ` through gate ${gate}`,
  bumps: (by: Person, whom: Person) => `, and ${verb(by, 'bumps', 'bump')} ${who(whom)}`,
  toBump: (whom: Person) => `, to bump ${who(whom)}`,
  comesHome: (by: Person, from: string) => `${does(by, 'goes', 'go')} from ${from} to End`,
  exchanges: (of: Person, from: string, other: Person, to: string) =>
    `${marker(of)} at ${from} changes places with ${marker(other)} at ${to}`,
  wouldExchange: (of: Person, from: string, other: Person, to: string) =>
    `${marker(of)} at ${from} would change places with ${marker(other)} at ${to}`,
  onBlank: (back: boolean) => `, but not on a blank${back ? ': the most advanced marker goes to Start' : ''}`,
  keeps: (by: Person) => `${does(by, 'exchanges', 'exchange')} nothing`,
  toStart: {
    gate: (factor: number) => `, which a ${factor} does not open: to Start`,
    bump: (_: number) => ', but not on a blank: to Start',
    end: (_: number) => ', but End is blank: to Start',
  },
  scores: (of: Person, n: number) => `. All ${verb(of, 'its', 'your')} markers are home: ${points(n)}`,
  nextHand: (n: number, standing: string) => `. ${standing}. Hand ${n} begins`,

  markersHome: (n: number, of: number) => `${n} of ${of} markers home`,
  wayLeft: (n: number) => (n === 1 ? '1 step left' : `${n} steps left`),
  has: points,

  startingDrawRule: 'Everybody draws a tile; the most pips begin.',

  /** By the view's `why`; `standing` is the points of each side, such as "You 6, Birch 0". */
  endings: {
    hand: (standing) => `Points: ${standing}.`,
    target: (standing) => `The points are reached: ${standing}.`,
    ply_limit: (standing) => `The limit of moves is reached: ${standing}.`,
  } as Record<string, (standing: string) => string>,

  /** A turn in a line; its parts are joined by commas. */
  summary: {
    you: 'You',
    drew: (who: string, tiles: string) => (tiles === '' ? who : `${who} drew ${tiles}`),
    moved: (from: string, to: string) => `${from} to ${to}`,
    bumped: ({ you, name }: Person) => `bumped ${you ? 'you' : name}`,
    back: (from: string) => `${from} back to Start`,
    /** Why it went there; in brackets behind it. */
    because: { gate: 'the gate stays shut', bump: 'a blank', end: 'End is blank' },
    exchanged: ({ you, name }: Person, at: string) => `changed places with ${you ? 'you' : name} at ${at}`,
    scored: (n: number) => `all home, ${points(n)}`,
    standing: (points: string) => `now ${points}`,
    cannot: 'cannot play',
    tooFew: 'nothing moves',
    third: 'the third double',
  },
})
