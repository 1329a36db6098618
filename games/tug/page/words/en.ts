// Tug of War's words, in English.
import { verb, type Person } from '@nemeton/board/person'
import { does, whose } from '@nemeton/board/person/en'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = (n: number) => numbers[n] ?? String(n)
const athletes = (n: number) => (n === 1 ? 'one athlete' : `${count(n)} athletes`)

/** "… of Plockton", "… of yours". */
const ofWhom = (person: Person) => verb(person, person.name, 'yours')

export default {
  // What stands on the board.
  rope: 'The rope',
  match: (match: number, of: number): string =>
    of === 1 ? 'One match' : match === 1 ? 'First match' : 'Second match',
  pulling: (standing: number, weakened: number) =>
    weakened > 0 ? `${standing} standing · ${weakened} down` : `${standing} standing`,
  waiting: (reserve: number) => `${reserve} waiting`,
  team: (side: string, standing: number, weakened: number, reserve: number, won: number) =>
    `${side}: ${standing} standing, ${weakened} weakened, ${reserve} in reserve` +
    (won > 0 ? `, ${count(won)} ${won === 1 ? 'match' : 'matches'} won` : ''),
  board: 'Rope and dice',
  plaques: 'What the dice can do',
  column: (side: string) => `${side}’s column`,
  columnDie: (side: string, value: number) => `${side}’s ${value}`,
  columnEmpty: (side: string) => `${side}’s column, not rolled yet`,
  used: 'used',
  usedBeside: (rolled: number) => `used with ${rolled}`,
  rolled: 'Rolled dice',
  rolledDie: (value: number) => `Rolled ${value}`,
  rolledAgain: 'rolled again',
  rolledNone: 'No die here',
  ready: 'can be chosen',
  chosen: 'chosen',

  // What can be done with them.
  acts: { elim: 'Eliminate', finish: 'Finish', weaken: 'Weaken', swap: 'Swap' },
  /** Under each as long as no two dice are chosen. */
  rules: { elim: '≥ column', finish: '≥ column − 2', weaken: 'any die', swap: 'any die' },
  effects: { elim: 'one standing', finish: 'one down', weaken: 'lay one down' },
  swaps: (change: number) =>
    change > 0 ? `${change} more` : change < 0 ? `${-change} fewer` : 'same number',
  swapsAll: 'nobody left!',
  needs: (value: number) => `needs ${value === 6 ? 'a 6' : `${value} or more`}`,
  noneStanding: 'nobody stands',
  noneWeakened: 'nobody is down',
  /** The athletes that go, on the two lines of a plaque, and read out. */
  goes: (standing: number, weakened: number): [string, string, string] => [
    standing > 0 ? `${standing} standing` : 'nobody standing',
    weakened > 0 ? `${weakened} down` : 'nobody down',
    [standing > 0 && `${standing} standing`, weakened > 0 && `${weakened} down`]
      .filter(Boolean)
      .join(' and ') + (standing + weakened === 1 ? ' goes' : ' go'),
  ],
  again: 'Roll again',
  againDie: (value: number) => `the ${value}`,
  playAll: 'All dice: eliminate, else swap',
  sameAgain: (act: string) => `${act} with the rest too`,
  notAgain: 'The next dice cannot do that: you choose again.',
  againNone: 'choose a die',
  keep: 'Keep',
  keepAll: 'all dice',
  cannot: 'not possible',

  hints: {
    die: 'Choose a die that you have rolled.',
    beside: (rolled: number) => `Put the ${rolled} beside a die of your column.`,
    spot: (beside: number) => `Which die shall go beside the ${beside}?`,
    act: (rolled: number, beside: number) => `${rolled} beside ${beside}: what shall it do?`,
    berserk: 'Go berserk with all three: who goes? Or choose a die.',
    again: (n: number) =>
      n === 1 ? 'A six in your column: roll one die again?' : `Sixes in your column: roll again, ${n} times?`,
  },

  // What happened.
  columnRolled: (by: Person, dice: string, standing: number, more: boolean) =>
    `${does(by, 'rolls the', 'roll your')} column: ${dice}; ` +
    (more ? 'with the winner’s one more, ' : '') +
    `${athletes(standing)} take the rope.`,
  rolls: (by: Person, dice: string) => `${does(by, 'rolls', 'roll')} ${dice}.`,
  picksUp: (by: Person, value: number) => `${does(by, 'rolls', 'roll')} the ${value} again.`,
  rollsAgain: (by: Person, value: number) => `${does(by, 'rolls', 'roll')} a ${value}.`,
  keeps: (by: Person) => `${does(by, 'keeps the', 'keep your')} dice.`,
  uses: (by: Person, rolled: number, beside: number) => `${whose(by)} ${rolled} beside ${beside} `,
  does: {
    elim: (enemy: Person) => `eliminates an athlete of ${ofWhom(enemy)}.`,
    finish: (enemy: Person) => `finishes a weakened athlete of ${ofWhom(enemy)}.`,
    weaken: (enemy: Person) => `lays an athlete of ${ofWhom(enemy)} down.`,
  },
  swapped: (by: Person, rolled: number, beside: number, change: number) =>
    `${does(by, 'swaps', 'swap')} ${rolled} for ${beside}: ` +
    (change > 0
      ? `${athletes(change)} more.`
      : change < 0
        ? `${athletes(-change)} fewer.`
        : 'as many as before.'),
  goesBerserk: (by: Person, enemy: Person, gone: number) =>
    `${does(by, 'goes', 'go')} berserk: ${does(enemy, 'loses', 'lose')} ${athletes(gone)}.`,
  wonFirst: (winner: Person, loser: Person) =>
    ` Nobody of ${ofWhom(loser)} is left on the rope: the first match is ${verb(winner, whose(winner), 'yours')}.`,

  stand: (n: number) => `${n} standing`,
  lie: (n: number) => `${n} weakened`,
  wait: (n: number) => `${n} in reserve`,
  wonMatches: (n: number) => (n === 1 ? 'one match won' : `${count(n)} matches won`),

  /** In the list of moves. */
  noteColumn: (dice: string) => `column ${dice}`,
  noteRoll: (dice: string) => `rolls ${dice}`,
  noteAgain: (value: number) => `${value} again`,
  noteKeep: 'keeps',
  noteActs: { elim: 'out', finish: 'finish', weaken: 'down' },
  noteBerserk: (gone: number) => `berserk −${gone}`,

  endings: {
    match: 'Nobody is left at the other end of the rope.',
    ply_limit: 'The limit of moves is reached.',
  },

  /** A turn in a line; its parts are joined by commas. */
  summary: {
    you: 'You',
    rolled: (who: string, dice: string) => (dice === '' ? who : `${who} rolled ${dice}`),
    column: (side: string, dice: string, standing: number) =>
      `${side}’s column ${dice}, ${standing} at the rope`,
    out: (n: number, { you, name }: Person) => `${count(n)} of ${you ? 'yours' : name} out`,
    down: (n: number, { you, name }: Person) => `${count(n)} of ${you ? 'yours' : name} down`,
    own: (n: number) => (n > 0 ? `${count(n)} more at the rope` : `${count(-n)} fewer at the rope`),
    berserk: 'berserk',
    won: 'the first match is won',
  },
}
