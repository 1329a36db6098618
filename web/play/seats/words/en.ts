// Invitations to a table, and seats that go to another device, in English.

export default {
  invited: (game: string) => `You are invited: ${game}`,
  forYou: 'free for you',
  clock: (time: string) => `Clock: ${time}.`,
  noClock: 'No clock.',
  usualRules: 'The usual rules.',
  onlyWatch: 'Only watch',
  freeSeat: (seat: string) => `Free the seat of ${seat}`,
  close: 'Close the table',
  closeSure: 'Close the table for everybody? It is deleted.',
  closeYes: 'Close',
  closeNo: 'Stay',
  deviceNote: 'Whoever has the link or the words plays your seat, so keep them to yourself.',
  qr: 'The link as a picture, for the other device’s camera',
  fourWords: 'Four words instead',
  fourWordsNote: (minutes: number) =>
    `Type them on the other device, under “My tables”. They work once, within ${minutes} minutes.`,
  guestName: 'Your name as a guest',
  guestNameNote: 'Other players see it. You need no account.',
  noName: 'none',
  sealing: 'Finding words …',
}
