// Everything that a person reads on the page outside the boards, in English. Another language is one more file of this
// shape, and so is a game's words.en.ts in its folder.

import type { Phrase } from '../table/phrases'

/** An option as people read it; what is missing is as the rules core has it. */
export interface OptionWords {
  name?: string
  help?: string
  values?: Record<string, string>
  /** What a value means, where its name does not say it. */
  notes?: Record<string, string>
}

/** A game as it is spoken of before its board is loaded. */
interface GameWords {
  name: string
  blurb: string
  /** By seat. */
  seats: string[]
  credit?: string
  /** Those that this game has alone, or that mean something else here. */
  options?: Record<string, OptionWords>
}

/** Those of the three domino races. */
const raceOptions: Record<string, OptionWords> = {
  target: { name: 'Points to win' },
  mixed_entry: { name: 'Mixed entry' },
}

const games = {
  brandubh: {
    name: 'Brandubh',
    blurb:
      'Eight raiders hunt a king and his four guards. Old Ireland’s own board game, played out in ten minutes.',
    seats: ['Attackers', 'Defenders'],
  },
  danube: {
    name: 'Down the Danube',
    blurb: 'Five boats each, four throwing sticks, and one river with rapids, down to the Black Sea.',
    seats: ['Silver boats', 'Copper boats'],
  },
  sigily: {
    name: 'Sigily',
    blurb: 'Chariots race once round the year, through fights, fairy land and weather. What counts is coins.',
    seats: ['Connaught', 'Ulster', 'Leinster', 'Munster'],
    options: {
      chariots: { name: 'Chariots each' },
      start: {
        name: 'The race begins at',
        values: {
          samhain: 'Samhain',
          winter: 'Winter solstice',
          oimelc: 'Oimelc',
          spring: 'Spring equinox',
          beltane: 'Beltane',
          summer: 'Summer solstice',
          lughnasadh: 'Lughnasadh',
          autumn: 'Autumn equinox',
          territorial: 'Each one’s own gate',
        },
      },
      home: { name: 'Home ground' },
      questions: { name: 'Question cards', values: { 0: 'None' } },
      knowledge: { name: 'What is known, from 0 to 1' },
      stacks: { name: 'Super chariots' },
      spells: {
        name: 'Spells',
        values: {
          curse: 'Druid curse',
          fireball: 'Fireball',
          freeturn: 'Free turn',
          stoneskin: 'Stone skin',
          remove: 'Remove curse',
          speed: 'Winds of speed',
          sloth: 'Winds of sloth',
          freeze: 'Freeze',
        },
        notes: {
          curse: '2 coins: whoever comes later to where the caster stands dies there.',
          fireball: '2 coins: the enemy throws, 1 or 2 burn it, 4 or 5 turn the fire on the caster.',
          freeturn: '4 coins: a free throw after the first move.',
          stoneskin: '2 coins: until it moves, the stack wins whenever it is attacked.',
          remove: '2 coins: one curse is gone.',
          speed: '3 coins: for three rounds one’s own side goes one further on the ring.',
          sloth: '3 coins: for three rounds the enemies go one less on the ring.',
          freeze: '3 coins: an enemy loses its next turn, unless it pays five.',
        },
      },
    },
  },
  tug: {
    name: 'Tug of War',
    blurb: 'Two villages, one rope, and three dice to gain a pull or lay somebody low.',
    seats: ['Plockton', 'Broadford'],
  },
  duel: {
    name: 'Druid’s Duel',
    blurb: 'Jackrabbit, peacock or lion? Druids choose in secret, show at once, and see whose card may go.',
    seats: ['Ash', 'Birch', 'Cedar', 'Dogwood'],
  },
  tabulus: {
    name: 'Tabulus',
    blurb: 'A race over dominoes that lie face down, with two gates, many bumps and a test at the end.',
    seats: ['Ash', 'Birch', 'Cedar', 'Dogwood'],
    options: raceOptions,
  },
  bluff: {
    name: 'Bricriu’s Bluff & Bluster',
    blurb: 'Tricksters in a golden hall bid on what lies under every cup. Say more, or call the bluff.',
    seats: ['Raven', 'Fox', 'Hare', 'Spider', 'Tortoise', 'Monkey'],
    options: {
      dice: { name: 'Dice each' },
      loss: {
        name: 'What a challenge costs',
        values: { difference: 'As many as it was off', one: 'One die' },
      },
      exact: {
        name: 'When the bid is exactly right',
        values: { others: 'All but the bidder lose one', challenger: 'The challenger loses one' },
      },
      show: { name: 'Showing dice' },
      ply_limit: { name: 'Longest game, in choices' },
    },
  },
  triangulus: {
    name: 'Triangulus',
    blurb:
      'Three run round one ring of face-down dominoes, each from a corner, each in the way of the others.',
    seats: ['Ash', 'Birch', 'Cedar'],
    options: raceOptions,
  },
  druidica: {
    name: 'Druidica',
    blurb: 'Sacred stones, three gates and a long way back: a race in which every fork is a dare.',
    seats: ['Ash', 'Birch', 'Cedar', 'Dogwood'],
    options: raceOptions,
  },
}

const en = {
  name: 'Nemeton',
  games: games as Record<keyof typeof games, GameWords>,

  home: {
    title: 'Old games of the Celtic world',
    lead: 'Play a friend beside you, a friend far away, or a bot.',
    goOn: 'Go on playing',
    goOnWith: (game: string, moves: number) => `${game}, ${moves === 1 ? 'one move' : `${moves} moves`} in`,
    tables: 'My tables',
    waiting: (tables: number) => (tables === 1 ? 'your turn' : `your turn at ${tables}`),
    lobby: 'Open tables',
    openRecord: 'Open a record',
    otherRecord: 'Open another record',
  },

  setup: {
    count: 'How many at the table?',
    opponent: 'Against whom?',
    bot: 'A bot',
    bots: 'Bots',
    botNote: 'On this device.',
    here: 'A friend here',
    heres: 'Friends here',
    hereNote: 'On one screen.',
    friend: 'A friend by link',
    friends: 'Friends by link',
    friendNote: 'Wherever they are.',
    mixed: 'A mixed table',
    mixedNote: 'Seat by seat.',
    who: 'Who sits where?',
    me: 'Me',
    someone: 'Someone here',
    aBot: (level: string) => `Bot, ${level}`,
    aFriend: 'A friend by link',
    byLot: 'Draw the seats by lot',
    partners: (pairs: string[]) => `Partners: ${pairs.join(', against ')}.`,
    level: 'How strong?',
    levels: { novice: 'Novice', casual: 'Casual', strong: 'Strong', best: 'Best' },
    side: 'Your side',
    lot: 'By lot',
    anyone: 'Anyone may join',
    anyoneNote: 'Listed under “Open tables” while you wait at it.',
    options: 'Rules of this table',
    conflict: (what: string) => `These rules do not go together: ${what}.`,
    start: 'Begin',
    starting: 'Setting the table …',
    failed: 'The table could not be opened.',
    away: 'The server does not answer. A friend by link needs it; a bot or a friend here does not.',
    rules: 'How to play',
  },

  phrases: {
    hello: 'Hello',
    good_luck: 'Good luck',
    nice_move: 'Nice move',
    sorry: 'Sorry',
    one_moment: 'One moment',
    thank_you: 'Thank you',
    well_played: 'Well played',
    good_game: 'Good game',
  } as Record<Phrase, string>,

  /** How much time a table gives. */
  time: {
    name: 'Clock',
    none: 'None',
    game: 'For the game',
    gameAndMore: (time: string, seconds: number) => `${time} + ${seconds} s for each move`,
    move: 'For each move',
    perMove: (time: string) => `${time} for each move`,
    seconds: (n: number) => `${n} seconds`,
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    correspondence: 'For each move, over days',
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    note: 'Who runs out of time has lost, as if by giving up. It begins when all are there.',
  },

  /** Options that several games have. */
  options: {
    ply_limit: { name: 'Longest game, in moves' },
    partners: { name: 'Partners' },
  } as Record<string, OptionWords>,

  table: {
    you: 'You',
    person: 'A friend',
    here: 'Here',
    bot: (level: string) => `Bot, ${level}`,
    levels: { novice: 'novice', casual: 'casual', strong: 'strong', best: 'best' },
    open: 'Nobody yet',
    gone: 'Away',
    yourTurn: (side: string) => `Your turn: ${side}`,
    turn: (side: string) => `${side} to move`,
    thinking: (side: string) => `Thinking: ${side} …`,
    waiting: (side: string) => `Waiting for ${side}`,
    yourChoice: (side: string) => `Choose in secret: ${side}`,
    chosen: 'has chosen',
    handOver: (side: string) => `Hand over to: ${side}`,
    handOverNote: 'What comes now is for these eyes alone.',
    handOverDone: 'It is in my hands',
    with: (partner: string) => `with ${partner}`,
    chance: 'Chance decides …',
    begins: 'The game begins.',
    lot: 'The lot',
    lotGo: 'To the table',
    past: (n: number, of: number) => `Move ${n} of ${of}`,
    wins: (side: string) => `${side} won.`,
    youWin: 'You win.',
    youLose: 'You lose.',
    tie: 'A tie.',
    resigned: (side: string) => `${side} gave up.`,
    noteResigned: 'gives up',
    timedOut: (side: string) => `${side} ran out of time.`,
    noteTimedOut: 'out of time',
    clock: 'Time left',
    clockUnits: { days: 'd', hours: 'h', point: '.' },
    secondsLeft: (seconds: number) => `${seconds} seconds left for you.`,
    say: 'Say …',
    said: (side: string, phrase: string) => `${side} says: ${phrase}.`,
    mute: 'Mute the others',
    moves: 'Moves',
    noMoves: 'No moves yet.',
    first: 'To the start',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the present',
    undo: 'Take back',
    hint: 'Hint',
    review: 'How it went',
    resign: 'Give up',
    resignSure: 'Give up this game?',
    resignYes: 'Give up',
    resignNo: 'Play on',
    rematch: 'Play again, sides changed',
    diceProven: (draws: number, own: boolean) =>
      `${draws === 1 ? 'The draw was drawn again here: it follows' : `All ${draws} draws were drawn again here: they follow`} from what the server had sealed before the game${own ? ', and from the number of this device' : ''}.`,
    diceUnable: 'The dice were not checked: a browser can do so over https only.',
    diceWrong: (what: string) => `The dice do not hold: ${what}`,
    diceFaults: {
      commitment: (_: number) => 'the secret is not the one that was sealed before the game.',
      number: (_: number) => 'the number of this device is not in them as it was given.',
      event: (step: number) => `move ${step} was seen otherwise than the record tells it.`,
      draw: (step: number) => `draw ${step} is not what they gave.`,
      record: (_: number) => 'the server’s record cannot be played.',
      signature: (_: number) => 'the server’s record is not as it was signed.',
    },
    rematchAsked: 'You asked for another game.',
    rematchAccept: 'Play again, as your friend asks',
    newGame: 'New table',
    rules: 'Rules',
    close: 'Close',
    share: 'Send this link to your friend',
    shareMany: (seats: number) => `Send this link to your friends: ${seats} seats are free`,
    inLobby: 'Anyone may join: the table is listed under “Open tables” while you are here.',
    shareEach: 'A link for each seat',
    copy: 'Copy link',
    copied: 'Copied',
    send: 'Send …',
    seatOpen: 'There is a seat for you at this table.',
    sit: (side: string) => `Take the seat: ${side}`,
    watching: 'You are watching.',
    device: 'Play on another device',
    opening: 'Opening the table …',
    awayTitle: 'The server does not answer',
    awayNote: 'The table waits there. This page goes on looking for it.',
    away: 'Connection lost. Looking for it …',
    refused: 'That did not work.',
    none: 'There is no such table.',
    noneNote: 'The link may be cut short, or the table may have been cleared away.',
    noLocal: 'No game is under way on this device.',
    broken: 'The rules could not be loaded on this device.',
  },

  learn: {
    link: 'Learn by playing',
    step: (n: number, of: number) => `Lesson ${n} of ${of}`,
    done: 'done',
    side: 'Your side:',
    right: 'Right!',
    goOn: 'Right. Go on.',
    wrong: 'Not that one',
    again: 'Try again',
    show: 'Show me',
    next: 'Next',
    play: 'Now play a game',
  },

  errors: {
    not_your_turn: 'It is not your turn.',
    illegal_action: 'That move is not legal now.',
    seat_taken: 'Somebody else has taken that seat.',
    bad_key: 'The key on this device does not fit this table.',
    too_fast: 'That was too fast. Wait a moment and try again.',
    too_many_tables: 'Too many games from your connection are open. Finish some of them first.',
    too_many_connections: 'Too many people are here just now. Try again in a moment.',
    unavailable: 'The server cannot write right now. It will be tried again.',
  } as Record<string, string>,

  missing: {
    title: 'Nothing grows here',
    note: 'There is no page at this address.',
    home: 'Back to the games',
  },

  frame: {
    home: 'Nemeton, all games',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
    settings: 'Text, language and sound',
    text: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
    language: 'Language',
    sound: 'Sound of the pieces',
  },
}

export default en

/** The same in another language; games that are missing there are called as in English. */
export type Translation = Omit<typeof en, 'games'> & { games: Partial<typeof en.games> }
