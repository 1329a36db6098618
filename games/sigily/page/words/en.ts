// Sigily's words, in English.
import { verb, type Person } from '@nemeton/board/person'
import { does, who, whose } from '@nemeton/board/person/en'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const count = (n: number, thing: string) => `${numbers[n] ?? n} ${thing}${n === 1 ? '' : 's'}`

export default {
  /** By sigil. */
  holidays: {
    0: 'Samhain',
    3: 'the winter solstice',
    6: 'Oimelc',
    9: 'the spring equinox',
    12: 'Beltane',
    15: 'the summer solstice',
    18: 'Lughnasadh',
    21: 'the autumn equinox',
    c: 'the centre',
  } as Record<string, string>,
  /** A sigil on the arm of a gate: of two the one by the centre, or by the gate. */
  deep: (gate: string, inner: boolean) => `${gate}’s ${inner ? 'inner' : 'outer'} deep`,
  coins: (n: number) => count(n, 'coin'),
  /** By the letter in the token of a throw to fight. */
  animals: { d: 'dog', e: 'deer', c: 'cow', h: 'horse' } as Record<string, string>,

  board: 'The wheel of the year: 24 sigils in a ring, and the deep inside it',
  rowOfQuarter: (gate: string, last: number) => `From ${gate} to ${last}`,
  rowOfDeep: 'The deep',
  rowOfCamps: 'The camps',
  tray: 'The sticks',

  // What is on a place, and what can be done there; joined by commas.
  cursed: 'cursed',
  deadSun: 'gives no free throw',
  start: 'the start',
  startOf: (seats: string[]) => `the start of ${seats.join(' and ')}`,
  stack: (seats: string[], coins: number) =>
    (seats.length === 1
      ? `a chariot of ${seats[0]}`
      : `${count(seats.length, 'chariot')}: ${seats.join(' on ')}`) +
    (coins === 0 ? '' : ` with ${count(coins, 'coin')}`),
  stoneSkin: 'skin of stone',
  attacks: 'attacking',
  barred: (gates: string[]) => `may not go in at ${gates.join(' or ')}`,
  camp: (seat: string, hand: number, home: number, coins: number) =>
    `${seat}: ${numbers[hand]} in hand, ${numbers[home]} home, ${count(coins, 'coin')}`,
  frozen: 'loses its next turn',
  canMove: 'can move',
  canBringIn: 'can bring one in',
  canTry: 'can try the veil',
  canGoBack: 'can go back',
  canCast: 'can be chosen',
  chosen: 'chosen',
  goHere: 'here it goes',
  comesHome: 'here it comes home',
  dies: 'and dies by the curse',
  diesOnStone: 'and dies on the skin of stone',
  joins: 'and joins',
  fights: (seat: string) => `and fights ${seat}`,
  tries: 'here it tries to go in',
  goesBack: 'it goes back this way, by the throw',
  castHere: 'the spell goes here',

  home: (n: number, of: number) => `${n} of ${of} chariots home`,
  winds: {
    speed: (n: number) => count(n, 'wind') + ' of speed',
    sloth: (n: number) => count(n, 'wind') + ' of sloth',
  },

  // The tray.
  /** What a throw is for, by the view's `stage`. */
  purposes: {
    throw: 'to move',
    entry: 'at the veil',
    darts: 'against the darts',
    fireball: 'in the fire',
    attack: 'to attack',
    defence: 'to defend',
  } as Record<string, string>,
  thrown: (n: number, animal: string) => (animal === '' ? `${n}` : `${n} and a ${animal}`),
  shown: (thrown: string, purpose: string) => `The sticks show ${thrown}${purpose && ` ${purpose}`}.`,
  freeThrow: (n: number) => `free throw ${n} of 3`,
  cardsLeft: (n: number) => (n === 1 ? '1 card left' : `${n} cards left`),
  doThrow: 'Throw',
  doEnd: 'End the turn',
  doStay: 'Stay',
  doCast: 'Cast it',
  doPay: 'Pay five coins',
  doFreeze: 'Lose the turn',
  hints: {
    bringIn: 'Bring a chariot in from your camp.',
    move: (n: number) => `Which chariot goes ${n}? The lights show where.`,
    target: 'It goes where the light is.',
    declare: (ways: string[]) => `Throw, or ${ways.join(', or ')}.`,
    enter: 'try the veil at a gate',
    back: 'go back for a coin in your own land',
    veil: 'One or two on the sticks, and the veil opens.',
    goBack: 'It pays a coin and goes back by the throw.',
    spell: 'A spell first? Or throw.',
    lastSpell: 'A spell to end with?',
    answer: 'Frost is on its way to you.',
    caster: 'Which chariot casts?',
    victim: 'At whom?',
    curse: 'Which curse?',
    rival: 'Point at a camp.',
  },
  stone: (spell: string, cost: number) => `${spell}, ${count(cost, 'coin')}`,

  // What happened. Parts of one sentence.
  phrases: {
    throws: (by: Person, n: number) => `${does(by, 'throws', 'throw')} ${n}`,
    again: (by: Person) => `, and ${verb(by, 'throws', 'throw')} again after the move`,
    veilOpens: (by: Person, n: number, gate: string) =>
      `${does(by, 'throws', 'throw')} ${n}: the veil at ${gate} opens`,
    veilShut: (by: Person, n: number, gate: string) =>
      `${does(by, 'throws', 'throw')} ${n}: the veil at ${gate} stays shut`,
    unharmed: (by: Person, n: number, at: string) =>
      `${does(by, 'throws', 'throw')} ${n}: the darts miss on ${at}`,
    struck: (by: Person, at: string) => `${does(by, 'throws', 'throw')} 1: the darts strike on ${at}`,
    losesToCentre: (coins: string) => `, ${coins} to the centre`,
    backToGate: (gate: string) => `, back to ${gate}`,
    backToHand: ', back to hand',
    burns: (by: Person, n: number, at: string) =>
      `${does(by, 'throws', 'throw')} ${n}: the chariot on ${at} burns`,
    fizzles: (n: number) => `The sticks say ${n}: the fire goes out`,
    turnsRound: (n: number) => `The sticks say ${n}: the fire turns round`,
    attacks: (by: Person, thrown: string) => `${does(by, 'attacks', 'attack')} with ${thrown}`,
    defends: (by: Person, thrown: string) => `${does(by, 'defends', 'defend')} with ${thrown}`,
    oneMore: ', and one more',
    wins: (by: Person) => `: ${does(by, 'wins', 'win')}`,
    winsCoins: (by: Person, coins: string) => `: ${does(by, 'wins', 'win')} ${coins}`,
    winsBout: (by: Person) => `: ${does(by, 'wins', 'win')} this bout`,
    draw: ': equal, so both throw again',
    answered: (by: Person) => `${does(by, 'knows', 'know')}, and ${verb(by, 'throws', 'throw')} again`,
    notKnown: (by: Person) =>
      `${does(by, 'does', 'do')} not know, and ${verb(by, 'throws', 'throw')} no more`,
    comesIn: (by: Person, to: string) => `${does(by, 'brings', 'bring')} a chariot to ${to}`,
    goes: (by: Person, from: string, to: string) => `${does(by, 'goes', 'go')} from ${from} to ${to}`,
    goesBack: (by: Person, from: string, to: string) =>
      `${does(by, 'goes', 'go')} back from ${from} to ${to}`,
    stays: (by: Person, at: string) => `${does(by, 'stays', 'stay')} on ${at}`,
    comesHome: (by: Person, from: string, chariots: number, coins: number) =>
      `${does(by, 'brings', 'bring')} ${chariots === 1 ? 'a chariot' : count(chariots, 'chariot')} home from ${from}` +
      (coins === 0 ? '' : ` with ${count(coins, 'coin')}`),
    diesCursed: ', where the curse kills',
    diesOnStone: (of: Person) => `, and the chariot breaks on ${whose(of)} skin of stone`,
    joins: (by: Person, host: Person) => `, ${verb(by, 'joins', 'join')} ${who(host)}`,
    joinsOwn: (by: Person) => `, ${verb(by, 'joins its', 'join your')} own`,
    takes: (by: Person, coins: string) => `, ${verb(by, 'takes', 'take')} ${coins}`,
    meets: (by: Person, enemy: Person) => `, and ${verb(by, 'meets', 'meet')} ${who(enemy)}: a fight`,
    freeThrow: '; a free throw',
    question: '; a question is asked',
    triesVeil: (by: Person, gate: string) => `${does(by, 'tries', 'try')} the veil at ${gate}`,
    declaresBack: (by: Person, at: string) => `${does(by, 'pays', 'pay')} a coin to go back from ${at}`,
    takesSticks: (by: Person) => `${does(by, 'takes', 'take')} the sticks`,
    noSpell: (by: Person) => `${does(by, 'casts', 'cast')} no spell`,
    curse: (by: Person, at: string) => `${does(by, 'curses', 'curse')} ${at}`,
    fireball: (by: Person, enemy: Person, at: string) =>
      `${does(by, 'hurls', 'hurl')} fire at ${who(enemy)} on ${at}`,
    freeturn: (by: Person) => `${does(by, 'buys', 'buy')} a free throw`,
    stoneskin: (by: Person, at: string) => `${does(by, 'grows', 'grow')} a skin of stone on ${at}`,
    remove: (by: Person, at: string) => `${does(by, 'lifts', 'lift')} the curse from ${at}`,
    speed: (by: Person) => `${does(by, 'raises', 'raise')} a wind of speed`,
    sloth: (by: Person) => `${does(by, 'raises', 'raise')} a wind of sloth`,
    freeze: (by: Person, enemy: Person) => `${does(by, 'sends', 'send')} frost to ${who(enemy)}`,
    pays: (by: Person) => `${does(by, 'pays', 'pay')} five coins and ${verb(by, 'stays', 'stay')} warm`,
    freezes: (by: Person) => `${does(by, 'will lose its', 'will lose your')} next turn`,
    lost: (of: Person) => ` ${whose(of)} turn is lost to the frost.`,
  },

  startingDrawRule: 'Highest throw first; the others throw again for second, and so on; ties throw again.',

  /** In the list of moves. */
  notes: { in: 'in', home: 'home', noSpell: 'no spell' },

  /** By the view's `why`. */
  endings: {
    race: (winner: Person) => `${who(winner)} won the race.`,
    ply_limit: () => 'The limit of moves is reached.',
  } as Record<string, (winner: Person) => string>,
  purse: (of: Person, coins: number) => `${does(of, 'has', 'have')} ${count(coins, 'coin')}`,

  /** A turn in a line; its parts are joined by commas. */
  summary: {
    you: 'You',
    threw: (who: string, throws: string) => (throws === '' ? who : `${who} threw ${throws}`),
    cameIn: (at: string) => `a chariot in at ${at}`,
    moved: (from: string, to: string) => `${from} to ${to}`,
    home: (chariots: number, coins: number) =>
      `${count(chariots, 'chariot')} home${coins === 0 ? '' : ` with ${count(coins, 'coin')}`}`,
    took: (coins: number) => `took ${count(coins, 'coin')}`,
    won: ({ you, name }: Person, coins: number) =>
      `beat ${you ? 'you' : name}${coins === 0 ? '' : ` and won ${count(coins, 'coin')}`}`,
    lostTo: ({ you, name }: Person, coins: number) =>
      `lost to ${you ? 'you' : name}${coins === 0 ? '' : `, and ${count(coins, 'coin')}`}`,
    cast: (spell: string, { you, name }: Person | { you: false; name: '' }) =>
      spell + (you ? ' on you' : name && ` on ${name}`),
    died: (at: string) => `a chariot died on ${at}`,
    refused: (at: string) => `the veil stayed shut at ${at}`,
    letIn: (at: string) => `through the veil at ${at}`,
    back: (to: string) => `back to ${to}`,
    notKnown: 'did not know the answer',
    paidOff: ({ you, name }: Person) => `${you ? 'you' : name} paid five coins to stay warm`,
    turnLost: ({ you, name }: Person) => `${you ? 'your' : `${name}’s`} turn lost to frost`,
  },
}
