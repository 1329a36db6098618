// The people at a table: reports and blocks, in English.

export default {
  people: 'People here',
  report: 'Report',
  reportOf: (name: string) => `Report ${name}`,
  reasons: {
    name: 'The name',
    chat: 'What is said',
    conduct: 'How somebody plays, or does not',
    other: 'Something else',
  },
  reason: 'What is wrong?',
  words: 'In your words, if you like',
  send: 'Send the report',
  sent: 'Thank you. Who keeps order here will read it.',
  reportNote: 'It is read by who runs this server, and deleted after 90 days. Nobody learns who has sent it.',
  cancel: 'Cancel',
  sendAway: (name: string) => `Send ${name} away for good`,
  block: 'Block',
  blockOf: (name: string) => `Block ${name}`,
  blockNote: (name: string) =>
    `You and ${name} are not paired any more, and do not sit down at one table. ${name} is not told.`,
  blockYes: 'Block',
  blocked: 'Blocked.',
  blockedTitle: 'Whom you have blocked',
  unblock: 'Unblock',
  errors: {
    bad_key: 'The key does not fit.',
    not_found: 'Nobody keeps order at this server by a key.',
    bad_request: 'That is not how it is written.',
    limit_reached: 'There are as many as may be.',
    no_report: 'That report is gone.',
    no_ban: 'That ban is over.',
    no_announcement: 'That announcement is over.',
  } as Record<string, string>,
}
