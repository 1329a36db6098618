// A turn that is held before it is sent, in English.

export default {
  held: 'Done. Your move is sent in a moment.',
  confirm: 'Send this move?',
  sendNow: 'Send now',
}
