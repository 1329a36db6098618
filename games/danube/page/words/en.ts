// Down the Danube's words, in English.
import type { Person } from '@nemeton/board/person'
import { does, who, whose } from '@nemeton/board/person/en'

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six']
const boats = (n: number) => (n === 1 ? 'one boat' : `${numbers[n] ?? n} boats`)
const pips = (n: number) => (n === 1 ? 'one step' : `${numbers[n] ?? n} steps`)

export default {
  /** The owners of the boats. */
  sides: ['Silver', 'Copper'],
  /** The kind of each side's boats. */
  boats: ['coracle', 'currach'],

  sea: 'the Black Sea',
  seaName: 'Black Sea',
  board: 'The river, 36 squares from the spring to the sea',
  row: (from: number, to: number) => `Squares ${from} to ${to}`,

  // The parts of a square's label; joined by commas.
  square: (square: number) => `${square}`,
  safe: 'safe',
  rapids: 'rapids',
  empty: 'empty',
  boat: (side: string, boat: string) => `${side} ${boat}`,
  held: 'moves no more in this throw',
  movable: (ways: number[]) =>
    ways[0]! < 0 ? `can go back ${-ways[0]!}` : `can go ${ways.join(', ').replace(/, (\d)$/, ' or $1')}`,
  goOn: (square: number) => `Let the boat on ${square} go on`,
  stopped: (square: number) => `The boat on ${square} cannot just go on: you choose again.`,
  goesOn: 'goes on by itself',
  mayGoOn: 'can be told to go on',
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

  // Narration: parts of one sentence, in this order.
  throws: (by: Person, n: number) => `${does(by, 'throws', 'throw')} ${n}`,
  throwsAgain: (_: Person) => ', and will throw again',
  mustGoBack: '; no way forward, so a boat must go back',
  lost: '; no boat can move',
  moves: (of: Person, from: number, to: number) => `${whose(of)} boat goes from ${from} to ${to}`,
  movesBack: (of: Person, from: number, to: number) => `${whose(of)} boat goes back from ${from} to ${to}`,
  stopsShort: (aim: number) => `, short of the mooring on ${aim}`,
  swaps: (of: Person) => `, changes places with ${whose(of)} boat`,
  carried: (to: number) => `; the rapids carry it back to ${to}`,
  comesHome: (whom: Person, from: number, home: number, of: number) =>
    `${whose(whom)} boat goes from ${from} to the sea` +
    (home === of ? `: all ${numbers[of]} boats are home` : `, ${numbers[home]} home`),
  pipsLost: (n: number) => `; ${pips(n)} lost`,
  mustOpen: (by: Person) => `. ${who(by)} must begin with 9 to 10`,

  boatsHome: (n: number, of: number) => `${n} of ${of} boats home`,
  stepsLeft: (n: number) => (n === 1 ? '1 step to the sea' : `${n} steps to the sea`),

  /** In the list of moves. */
  noteThrow: (n: number) => `throw ${n}`,
  noteSea: 'sea',

  startingDrawRule: 'Who first throws a 1 begins, with the silver boats.',
  startingDraw: (n: number) => `a ${n}`,

  /** By the view's `why`. */
  endings: {
    home: 'All boats are home.',
    ply_limit: 'The limit of moves is reached: nobody wins.',
  } as Record<string, string>,
  /** Of a tie at the limit: the side that was ahead. */
  nearer: (side: string, steps: number) => `${side} was ${pips(steps)} nearer to the sea.`,
  asNear: 'Both were as near to the sea.',

  /** A turn in a line; its parts are joined by commas. */
  summary: {
    you: 'You',
    threw: (who: string, throws: string) => (throws === '' ? who : `${who} threw ${throws}`),
    forward: (n: number) => `${boats(n)} forward`,
    back: (n: number) => `${boats(n)} back`,
    switched: (n: number, { you, name }: Person) =>
      you ? `${numbers[n]} of yours switched` : `switched with ${numbers[n]} (${name})`,
    carried: (n: number) => `${boats(n)} carried off by the rapids`,
    home: (n: number) => `${boats(n)} home`,
    stuck: 'no boat can move',
    mustOpen: 'must begin with 9 to 10',
  },
}
