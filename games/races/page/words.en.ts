// The words of the three races, in English.

const value = (n: number) => (n === 0 ? 'blank' : String(n))
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)

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
  draws: (seat: number, [high, low]: readonly [number, number]) => `${names[seat]} draws ${high}-${low}`,
  drawsSecond: ([high, low]: readonly [number, number]) => `The second tile is ${high}-${low}`,
  third: (back: boolean): string =>
    back ? ', the third double: a marker goes to Start' : ', the third double',
  drawsOneMore: ', and turns a second tile',
  homeForIt: ': a marker goes home',
  tooFew: ': too few, nothing moves',
  cannotPlay: ', and cannot play it',
  tries: '; a tile is turned',
  turns: (odd: number, [a, b]: readonly [number, number]) =>
    `${odd} is ${value(a)}, ${odd + 1} is ${value(b)}. `,
  moves: (seat: number, from: string, to: string) => `${names[seat]} ${from} to ${to}`,
  byShortcut: (gate: number) => ` through gate ${gate}`,
  bumps: (seat: number) => `, and bumps ${names[seat]}`,
  toBump: (seat: number) => `, to bump ${names[seat]}`,
  comesHome: (seat: number, from: string) => `${names[seat]} ${from} to End`,
  exchanges: (seat: number, from: string, other: number, to: string) =>
    `${names[seat]} at ${from} changes places with ${names[other]} at ${to}`,
  wouldExchange: (seat: number, from: string, other: number, to: string) =>
    `${names[seat]} at ${from} would change places with ${names[other]} at ${to}`,
  onBlank: (back: boolean) => `, but not on a blank${back ? ': the most advanced marker goes to Start' : ''}`,
  keeps: (seat: number) => `${names[seat]} exchanges nothing`,
  toStart: {
    gate: (factor: number) => `, which a ${factor} does not open: to Start`,
    bump: (_: number) => ', but not on a blank: to Start',
    end: (_: number) => ', but End is blank: to Start',
  },
  lost: (factor: number) => `; the ${factor} cannot be played`,
  scores: (n: number) => `. All its markers are home: ${points(n)}`,
  nextHand: (n: number) => `. Hand ${n} begins`,

  startingDrawRule: 'Everybody draws a tile; the most pips begin.',

  /** By the view's `why`. */
  endings: {
    hand: 'The hand is over.',
    target: 'The points are reached.',
    ply_limit: 'The limit of moves is reached.',
  } as Record<string, string>,
})
