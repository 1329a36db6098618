// My tables, open tables, another device, and what is kept, in English.

export default {
  mine: 'My tables',
  mineNone: 'No table yet. Choose a game and begin, or sit down at an open table.',
  /** On the static site, which has no tables but those on this device. */
  mineNoneHere: 'No games yet. Choose one and play.',
  over: 'Finished',
  ago: {
    now: 'now',
    minute: (n: number) => (n === 1 ? '1 minute ago' : `${n} minutes ago`),
    hour: (n: number) => (n === 1 ? '1 hour ago' : `${n} hours ago`),
    day: (n: number) => (n === 1 ? 'yesterday' : `${n} days ago`),
    month: (n: number) => (n === 1 ? 'last month' : `${n} months ago`),
    year: (n: number) => (n === 1 ? 'last year' : `${n} years ago`),
  },

  leave: (game: string) => `Leave the table of ${game}`,
  leaveSure: 'Leave this table for good?',
  leaveNote:
    'If you have played here, the game is given up. Your key is deleted, here and at the server. When the last one has left, the table is deleted too.',
  leaveOver:
    'Your key is deleted, here and at the server. When the last one has left, the table is deleted too.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',

  here: 'at one screen',
  unknown: 'No result',
  moreOver: (tables: number) =>
    tables === 1 ? 'One more is in the archive.' : `${tables} more are in the archive.`,
  /** The same as for leaving, of a game that is nowhere but here. */
  drop: {
    leave: (game: string) => `Delete the game of ${game}`,
    leaveSure: 'Delete this game for good?',
    leaveNote: 'It goes on, and is nowhere but on this device.',
    leaveOver: 'Its record is nowhere but on this device.',
    leaveYes: 'Delete',
    leaveNo: 'Keep it',
  },

  archive: 'Archive',
  archiveNone: 'No game is finished yet. What you play is kept here when it is over, on this device alone.',
  left: (time: string) => `${time} left`,
  atServer: 'At the server',
  opponentName: 'Against, by name',
  from: 'From',
  until: 'Until',
  yes: 'Yes',
  no: 'No',
  searchGo: 'Search',
  review: 'Review',
  record: 'Record',
  shareLink: 'Link',
  noneFound: 'No finished game is like that.',
  found: (games: number) => (games === 1 ? 'One game' : `${games} games`),
  search: 'Search',
  game: 'Game',
  opponent: 'Against',
  outcome: 'Result',
  since: 'When',
  any: 'Any',
  opponents: {
    beginner: 'beginner bots',
    novice: 'novice bots',
    casual: 'casual bots',
    skilled: 'skilled bots',
    strong: 'strong bots',
    expert: 'expert bots',
    master: 'master bots',
    best: 'the best bots',
    friends: 'friends by link',
    here: 'people at this screen',
    mixed: 'several kinds',
    unknown: 'nobody known',
  },
  outcomes: {
    won: 'Won',
    lost: 'Lost',
    tie: 'Tie',
    seen: 'Others played, or all here',
    unknown: 'No result',
  },
  days: (days: number) => `The last ${days} days`,
  year: 'The last year',
  tallies: 'How it stands',
  tally: (game: string, against: string, results: string) => `${game} against ${against}: ${results}`,
  results: {
    won: (games: number) => `${games} won`,
    lost: (games: number) => `${games} lost`,
    tie: (games: number) => (games === 1 ? '1 tie' : `${games} ties`),
  },
  more: (games: number) => `Show ${games} more`,
  saveArchive: 'Save all as a file',
  loadArchive: 'Bring in games',
  archiveNote: 'A file of this archive, or a single record.',
  bringingIn: 'Reading the games …',
  taken: (games: number) => (games === 1 ? 'One game was brought in.' : `${games} games were brought in.`),
  takenWrong: (games: number) =>
    games === 1
      ? 'One could not be read, or found no room.'
      : `${games} could not be read, or found no room.`,
  noArchive: 'This is neither an archive nor a record of Nemeton.',
  archiveTooLarge: 'This file is over 16 megabytes, too large for an archive.',

  bring: 'A seat from another device',
  bringNote: 'Type the four words that it shows.',
  bringWords: 'Four words',
  bringGo: 'Take the seat',
  bringing: 'Looking …',
  notWord: (word: string) => `“${word}” is none of the words.`,
  notFour: (count: number) => `That is ${count === 1 ? 'one word' : `${count} words`}, not four.`,
  noPass: 'These words open no seat: they are mistyped, used already, or older than ten minutes.',

  lobby: 'Open tables',
  lobbyNone: 'Nobody waits for company now.',
  lobbyOpen: 'Open one yourself: choose a game, a friend by link, and “Anyone may join”.',
  free: (open: number, seats: number) =>
    open === 1 ? `One of ${seats} seats is free` : `${open} of ${seats} seats are free`,
  bots: (bots: number) => (bots === 1 ? 'a bot' : `${bots} bots`),
  sit: 'Sit down',
  sitAt: (game: string) => `Sit down at ${game}`,
  yours: 'Your table',

  data: 'What this browser keeps',
  dataTables: (tables: number) => (tables === 1 ? 'The key of one table' : `The keys of ${tables} tables`),
  dataGames: (games: number) => (games === 1 ? 'A game on this device' : `${games} games on this device`),
  dataLessons: (lessons: number) => (lessons === 1 ? 'One lesson done' : `${lessons} lessons done`),
  dataPuzzles: (puzzles: number) => (puzzles === 1 ? 'One puzzle solved' : `${puzzles} puzzles solved`),
  dataSettings: 'Settings and your own question cards',
  dataPlayer: 'your sign-in to a name that stays',
  dataNone: 'Nothing.',
  dataNotes: 'Notes on your tables: drafts, dice, muted players',
  dataMail: 'Your email address for notifications',
  dataServer: 'What this server keeps',
  /** By what a server says that it keeps (server/store/personal_data_kinds.hpp). */
  keeps: {
    seats:
      'Of each seat: a hash of its key, the name you use there, your moves and what you ask of the others. If you leave the seat, the hash is deleted; when the last player leaves, so is the table.',
    passes: 'For ten minutes, if you pass a seat on by four words: its key, sealed with the words.',
    visits:
      'For a day, at each table that you join: a hash of your address. It stays with the table if the host sends you away.',
    seeks:
      'While you look for an opponent: the games, the pace and, for rated games, a hash of your address.',
    devices:
      'If you are notified on a device: the address that your browser gives for that, your language and one of 65,536 numbers for your network.',
    email: 'If you are notified by email: your email address and language, until you end it.',
    moderation:
      'Reports for 90 days, bans while they last, and the moderation log for a year. A ban can be for an address.',
    account:
      'With an account: your username and when you signed up, your passkeys’ public keys and when they were used, hashes of your recovery codes and sessions, your seats, the players you have blocked, and your bots.',
    networks:
      'With an account: for a day, hashes of the networks that you come from, and at rated tables a hash of your address.',
    ratings: 'With an account: your ratings, and the results of your rated games.',
    tournaments: 'With an account: the tournaments that you have made or joined.',
    requests: 'A line in the log for each request: its path and the time, without an address.',
    statistics: 'Counts for the host, such as tables per day. They name nobody.',
  },
  save: 'Save as a file',
  saveNote: 'Whoever has the file can play your seats, so keep it to yourself.',
  load: 'Bring in a file',
  loaded: (tables: number) =>
    tables === 1
      ? 'Brought in, with one table that was not here.'
      : `Brought in, with ${tables} tables that were not here.`,
  notOurs: 'This is no file that Nemeton has saved.',
  newer: 'A newer version of Nemeton has saved this file.',
  wrongPart: (part: string) => `The part “${part}” of this file is damaged. Nothing was changed.`,
  clear: 'Delete everything here',
  clearSure: 'Delete it all? Seats whose link you have not kept elsewhere are lost.',
  /** On the static site. */
  clearSureHere: 'Delete it all?',
  clearHere: 'Delete it here',
  clearBoth: 'Delete it, and leave my seats',
  clearNo: 'Keep it',
  clearing: 'Leaving the tables …',
  clearFailed: (left: number) =>
    left === 1
      ? 'One table could not be left; it is still here.'
      : `${left} tables could not be left; they are still here.`,
}
