// Down the Danube's words, in English.

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six']
const pips = (n: number) => (n === 1 ? 'one step' : `${numbers[n]} steps`)

export default {
  /** The same in a sentence that goes on about one boat. */
  sides: ['Silver', 'Copper'],
  /** What each side's boats are. */
  boats: ['coracle', 'currach'],

  spring: 'the spring',
  sea: 'the Black Sea',
  seaName: 'Black Sea',
  board: 'The river, 36 squares from the spring to the sea',
  row: (from: number, to: number) => `Squares ${from} to ${to}`,

  // What stands on a square, and what can be done there; joined by commas.
  square: (square: number) => `${square}`,
  safe: 'safe',
  rapids: 'rapids',
  empty: 'empty',
  boat: (side: string, boat: string) => `${side} ${boat}`,
  held: 'moves no more in this throw',
  movable: (ways: number[]) =>
    ways[0]! < 0 ? `can go back ${-ways[0]!}` : `can go ${ways.join(', ').replace(/, (\d)$/, ' or $1')}`,
  chosen: 'chosen',
  target: (from: number, by: number) => (by < 0 ? `${-by} back from ${from}` : `${by} from ${from}`),
  swap: (side: string) => `changes places with ${side}`,
  short: (reached: number, used: number) => `stops short on ${reached}, using ${used}, and moves no more`,
  toRapids: 'into the rapids',
  toSea: 'home',

  harbour: (side: string, home: number, of: number) => `${side} has ${home} of ${of} boats home.`,
  thrown: (n: number, left: number) => `The sticks show ${n}; ${left} left.`,
  again: 'throws again',
  againShort: 'again',
  left: (left: number, of: number) => `${left} of ${of} left`,

  // What happened. Parts of one sentence, in this order.
  throws: (side: string, n: number) => `${side} throws ${n}`,
  throwsAgain: ', and will throw again',
  mustGoBack: '; no way forward, so a boat must go back',
  lost: '; no boat can move',
  moves: (side: string, from: number, to: number) => `${side} ${from} to ${to}`,
  movesBack: (side: string, from: number, to: number) => `${side} goes back, ${from} to ${to}`,
  stopsShort: (aim: number) => `, short of the mooring on ${aim}`,
  swaps: (side: string) => `, changes places with ${side}`,
  carried: (to: number) => `; the rapids carry it back to ${to}`,
  comesHome: (side: string, from: number, home: number, of: number) =>
    home === of
      ? `${side} ${from} to the sea: all ${numbers[of]} boats are home`
      : `${side} ${from} to the sea, ${numbers[home]} home`,
  pipsLost: (n: number) => `; ${pips(n)} lost`,
  mustOpen: (side: string) => `. ${side} must begin with 9 to 10`,

  /** In the list of moves. */
  noteThrow: (n: number) => `throw ${n}`,
  noteSea: 'sea',

  startingDrawRule: 'Who first throws a 1 begins, with the silver boats.',
  startingDraw: (n: number) => `a ${n}`,

  /** By the view's `why`. */
  endings: { home: 'All boats are home.', ply_limit: 'The limit of moves is reached.' } as Record<
    string,
    string
  >,
}
