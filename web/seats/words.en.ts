// My tables, open tables, another device, and what is kept, in English.

export default {
  mine: 'My tables',
  mineNone: 'No table yet. Play a friend by link, or sit down at an open table.',
  over: 'Finished',
  away: 'The server does not answer.',

  leave: (game: string) => `Leave the table of ${game}`,
  leaveSure: 'Leave this table for good?',
  leaveNote:
    'If you have played here, the game is given up. Your key is deleted, here and at the server. When the last one has left, the table is deleted too.',
  leaveOver:
    'Your key is deleted, here and at the server. When the last one has left, the table is deleted too.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  leaveFailed: 'The server did not answer; nothing has changed.',

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

  deviceNote: 'Whoever has the link or the words plays your seat, so keep them to yourself.',
  qr: 'The link as a picture, for the other device’s camera',
  fourWords: 'Four words instead',
  fourWordsNote: (minutes: number) =>
    `Type them on the other device, under “My tables”. They work once, within ${minutes} minutes.`,
  fourWordsFailed: 'The server did not take the words. Try again.',
  sealing: 'Finding words …',

  data: 'What this browser keeps',
  dataTables: (tables: number) => (tables === 1 ? 'The key of one table' : `The keys of ${tables} tables`),
  dataLocal: 'A game on this device',
  dataLessons: (lessons: number) => (lessons === 1 ? 'One lesson done' : `${lessons} lessons done`),
  dataSettings: 'Settings and your own question cards',
  dataNone: 'Nothing.',
  dataServer:
    'The server knows no names. Of you it keeps a fingerprint of the key of each seat, and the moves. A seat that you leave loses its fingerprint; with the last one to leave, the table is deleted with all its moves.',
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
  clearHere: 'Delete it here',
  clearBoth: 'Delete it, and leave my seats',
  clearNo: 'Keep it',
  clearing: 'Leaving the tables …',
  clearFailed: (left: number) =>
    left === 1
      ? 'One table could not be left; it is still here.'
      : `${left} tables could not be left; they are still here.`,
}
