// Tug of War's words, in English.

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = (n: number) => numbers[n] ?? String(n)
const athletes = (n: number) => (n === 1 ? 'one athlete' : `${count(n)} athletes`)

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
  goes: (standing: number, weakened: number): [string, string] => [
    `${standing} standing`,
    `${weakened} down`,
  ],
  again: 'Roll again',
  againDie: (value: number) => `the ${value}`,
  againNone: 'choose a die',
  keep: 'Keep',
  keepAll: 'all dice',
  cannot: 'not possible',

  hints: {
    die: 'Choose a die that you have rolled.',
    beside: (rolled: number) => `Put the ${rolled} beside a die of your column.`,
    spot: (beside: number) => `Which die shall go beside the ${beside}?`,
    act: (rolled: number, beside: number) => `${rolled} beside ${beside}: what shall it do?`,
    berserk: 'Go berserk with all three? Or choose a die.',
    again: (n: number) =>
      n === 1 ? 'A six in your column: roll one die again?' : `Sixes in your column: roll again, ${n} times?`,
  },

  // What happened.
  columnRolled: (side: string, dice: string, standing: number, more: boolean) =>
    `${side} rolls the column: ${dice}; ` +
    (more ? 'with the winner’s one more, ' : '') +
    `${athletes(standing)} take the rope.`,
  rolls: (side: string, dice: string) => `${side} rolls ${dice}.`,
  picksUp: (side: string, value: number) => `${side} rolls the ${value} again.`,
  rollsAgain: (side: string, value: number) => `${side} rolls a ${value}.`,
  keeps: (side: string) => `${side} keeps the dice.`,
  uses: (side: string, rolled: number, beside: number) => `${side}’s ${rolled} beside ${beside} `,
  does: {
    elim: (enemy: string) => `eliminates an athlete of ${enemy}.`,
    finish: (enemy: string) => `finishes a weakened athlete of ${enemy}.`,
    weaken: (enemy: string) => `lays an athlete of ${enemy} down.`,
  },
  swapped: (side: string, rolled: number, beside: number, change: number) =>
    `${side} swaps ${rolled} for ${beside}: ` +
    (change > 0
      ? `${athletes(change)} more.`
      : change < 0
        ? `${athletes(-change)} fewer.`
        : 'as many as before.'),
  goesBerserk: (side: string, enemy: string, gone: number) =>
    `${side} goes berserk: ${enemy} loses ${athletes(gone)}.`,
  wonFirst: (winner: string, loser: string) =>
    ` Nobody of ${loser} is left on the rope: the first match is ${winner}’s.`,

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
}
