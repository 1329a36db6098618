// That it is my turn, told on this device, in English.

export default {
  tell: 'Tell me on this device when it is my turn',
  tellNote:
    'The browser shows it, also while this page is closed. Nothing is sent while you look at the table.',
  denied:
    'The browser does not let this page tell you anything. That can be changed in its settings for this page.',
  away: 'The server, or the browser’s own service for this, does not answer.',
  /** What a notice says, below the game. */
  turn: 'It is your turn.',
  byMail: 'Tell me by e-mail when it is my turn',
  byMailNote:
    'A mail comes when you are to play and do not look at the table, one for each turn. The address is kept at the server until you end it.',
  address: 'E-mail address',
  sendCode: 'Send me a code',
  codeSent: (mail: string) => `A mail with eight digits is on its way to ${mail}.`,
  code: 'The eight digits',
  confirm: 'Confirm',
  other: 'Another address',
  mailTold: (mail: string) => `${mail} is told when it is my turn.`,
  noMails: 'No more mails',
  errors: {
    bad_request: 'That is no e-mail address.',
    bad_code:
      'Those are not the digits of the mail, or they are no longer valid. You can ask for a new mail.',
    too_fast: 'That was asked for too often. Try again later.',
  } as Record<string, string>,
  // At the link of a mail.
  stopTitle: 'Mails about your turn',
  stop: 'No more of them',
  stopped: 'No more mails come about the tables of now.',
  stopBad: 'This is no link of a mail from here.',
}
