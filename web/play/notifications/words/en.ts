// Notifications, in English.

export default {
  tell: 'Notify me on this device',
  tellNote:
    'When it is your turn, a round starts, a game ends, or someone offers a rematch. Not while you are at the table.',
  byMail: 'Notify me by email',
  byMailNote:
    'When it is your turn, a round starts, a game ends, or someone offers a rematch. The server keeps the address until you stop the emails.',
  address: 'Email address',
  sendCode: 'Send code',
  codeSent: (mail: string) => `We sent an eight-digit code to ${mail}.`,
  code: 'Eight-digit code',
  confirm: 'Confirm',
  other: 'Use another address',
  mailTold: (mail: string) => `Notifications go to ${mail}.`,
  noMails: 'Stop emails',
  errors: {
    denied: 'Your browser blocks notifications from this page. You can allow them in its settings.',
    away: 'The server or the browser’s notification service does not answer. Try again later.',
    bad_request: 'That is not an email address.',
    bad_code: 'That code is wrong or has expired. You can ask for a new one.',
  } as Record<string, string>,
  // At the link of a mail.
  stopTitle: 'Email notifications',
  stop: 'Stop emails',
  stopped: 'You will get no more emails about your current games.',
  stopBad: 'This link is not valid. Use the link at the end of an email.',
}
