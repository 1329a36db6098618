// Sigily's words, in English.

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
    move: 'Which chariot?',
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
  told: {
    throws: (seat: string, n: number) => `${seat} throws ${n}`,
    again: ', and throws again after the move',
    veilOpens: (seat: string, n: number, gate: string) => `${seat} throws ${n}: the veil at ${gate} opens`,
    veilShut: (seat: string, n: number, gate: string) =>
      `${seat} throws ${n}: the veil at ${gate} stays shut`,
    unharmed: (seat: string, n: number, at: string) => `${seat} throws ${n}: the darts miss on ${at}`,
    struck: (seat: string, at: string) => `${seat} throws 1: the darts strike on ${at}`,
    losesToCentre: (coins: string) => `, ${coins} to the centre`,
    backToGate: (gate: string) => `, back to ${gate}`,
    backToHand: ', back to hand',
    burns: (seat: string, n: number, at: string) => `${seat} throws ${n}: the chariot on ${at} burns`,
    fizzles: (n: number) => `The sticks say ${n}: the fire goes out`,
    turnsRound: (n: number) => `The sticks say ${n}: the fire turns round`,
    attacks: (seat: string, thrown: string) => `${seat} attacks with ${thrown}`,
    defends: (seat: string, thrown: string) => `${seat} defends with ${thrown}`,
    oneMore: ', and one more',
    wins: (seat: string) => `: ${seat} wins`,
    winsCoins: (seat: string, coins: string) => `: ${seat} wins ${coins}`,
    winsBout: (seat: string) => `: ${seat} wins this bout`,
    draw: ': equal, so both throw again',
    answered: (seat: string) => `${seat} knows, and throws again`,
    notKnown: (seat: string) => `${seat} does not know, and throws no more`,
    comesIn: (seat: string, to: string) => `${seat} brings a chariot to ${to}`,
    goes: (seat: string, from: string, to: string) => `${seat} goes from ${from} to ${to}`,
    goesBack: (seat: string, from: string, to: string) => `${seat} goes back from ${from} to ${to}`,
    stays: (seat: string, at: string) => `${seat} stays on ${at}`,
    comesHome: (seat: string, from: string, chariots: number, coins: number) =>
      `${seat} brings ${chariots === 1 ? 'a chariot' : count(chariots, 'chariot')} home from ${from}` +
      (coins === 0 ? '' : ` with ${count(coins, 'coin')}`),
    diesCursed: ', where the curse kills',
    diesOnStone: (seat: string) => `, and breaks on ${seat}’s skin of stone`,
    joins: (seat: string) => `, joins ${seat}`,
    joinsOwn: ', joins its own',
    takes: (coins: string) => `, takes ${coins}`,
    meets: (seat: string) => `, and meets ${seat}: a fight`,
    freeThrow: '; a free throw',
    question: '; a question is asked',
    triesVeil: (seat: string, gate: string) => `${seat} tries the veil at ${gate}`,
    declaresBack: (seat: string, at: string) => `${seat} pays a coin to go back from ${at}`,
    takesSticks: (seat: string) => `${seat} takes the sticks`,
    noSpell: (seat: string) => `${seat} casts no spell`,
    curse: (seat: string, at: string) => `${seat} curses ${at}`,
    fireball: (seat: string, enemy: string, at: string) => `${seat} hurls fire at ${enemy} on ${at}`,
    freeturn: (seat: string) => `${seat} buys a free throw`,
    stoneskin: (seat: string, at: string) => `${seat} grows a skin of stone on ${at}`,
    remove: (seat: string, at: string) => `${seat} lifts the curse from ${at}`,
    speed: (seat: string) => `${seat} raises a wind of speed`,
    sloth: (seat: string) => `${seat} raises a wind of sloth`,
    freeze: (seat: string, enemy: string) => `${seat} sends frost to ${enemy}`,
    pays: (seat: string) => `${seat} pays five coins and stays warm`,
    freezes: (seat: string) => `${seat} will lose its next turn`,
    lost: (seat: string) => ` ${seat}’s turn is lost to the frost.`,
  },

  startingDrawRule: 'Highest throw first; the others throw again for second, and so on; ties throw again.',

  /** In the list of moves. */
  notes: { in: 'in', home: 'home', noSpell: 'no spell' },

  /** By the view's `why`. */
  endings: {
    race: (winner: string) => `${winner} won the race.`,
    ply_limit: () => 'The limit of moves is reached.',
  } as Record<string, (winner: string) => string>,
  purse: (seat: string, coins: number) => `${seat} ${count(coins, 'coin')}`,
}
