// What is said where a table is set, in English.

export default {
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
  account: 'A bot account',
  accountNote: 'Somebody’s program.',
  mixed: 'A mixed table',
  mixedNote: 'Seat by seat.',
  who: 'Who sits where?',
  me: 'Me',
  someone: 'Someone here',
  aFriend: 'A friend by link',
  drawsSeats: 'Draw the seats by lot',
  partners: (pairs: string[]) => `Partners: ${pairs.join(', against ')}.`,
  level: 'How strong?',
  side: 'Your side',
  startingDraw: 'By lot',
  anyone: 'Anyone may join',
  anyoneNote: 'Listed under “Open tables” while you wait at it.',
  change: 'Change',
  more: 'More',
  /** What Play will start, in a line. */
  brief: {
    bots: (bots: number, level: string) =>
      bots > 1
        ? `Against ${bots} ${level === 'best' ? 'of the best' : level} bots`
        : level === 'best'
          ? 'Against the best bot'
          : `Against ${level === 'expert' ? 'an' : 'a'} ${level} bot`,
    here: (friends: number) =>
      friends > 1 ? `With ${friends} friends at this screen` : 'With a friend at this screen',
    friends: (friends: number) => (friends > 1 ? `With ${friends} friends by link` : 'With a friend by link'),
    account: (name: string) => (name ? `Against the bot account ${name}` : 'Against a bot account'),
    mixed: (seats: number) => `A mixed table of ${seats}`,
    side: (side: string) => `you play ${side}`,
    drawn: (seats: number): string => (seats > 2 ? 'seats drawn' : 'sides drawn'),
    anyone: 'anyone may join',
  },
  errors: {
    away: 'The server does not answer. A friend by link needs it; a bot or a friend here does not.',
  } as Record<string, string>,
  lab: 'How fair and long it is',
  start: 'Play',
  starting: 'Setting the table …',
}
