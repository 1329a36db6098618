// Bot accounts, in English.

export default {
  title: 'Bot accounts',
  lead: 'A program of yours can play here by a name of its own. Others ask it to play, and its games with them may be rated; those with you are not.',
  name: 'Name of a new bot account',
  make: 'Make a bot account',
  most: (most: number) => `You have ${most} bot accounts, as many as may be.`,
  online: 'listens now',
  offline: 'does not listen',
  noToken: 'has no token',
  renew: (name: string) => `Another token for ${name}`,
  withdraw: (name: string) => `Withdraw the token of ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeNote: 'It is deleted at once, with its ratings. Its games stay, as someone’s.',
  removeYes: 'Delete it for good',
  removeNo: 'Keep it',
  token: (name: string) => `The token of ${name}`,
  tokenNote:
    'It is shown this one time. Whoever has it plays as this bot account; the program that listens needs it.',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have kept it',

  which: 'Which bot account?',
  listening: 'Those that listen now',
  none: 'None listens now.',

  waits: (name: string) => `${name} has been asked to play …`,
  declined: (name: string, why: string) => `${name} does not play: ${why}.`,
  reasons: {
    generic: 'it gives no reason',
    later: 'later, perhaps',
    game: 'not this game',
    options: 'not by these rules',
    time_control: 'not with this clock',
    rated: 'not for a rating, or only for one',
    no_answer: 'it has not answered',
  } as Record<string, string>,
  another: 'A bot account for this seat',
  ask: 'Ask it to play',

  errors: {
    seat_taken: 'That seat is taken, or it is asked to take another.',
  } as Record<string, string>,
}
