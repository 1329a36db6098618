// A turn that is held before it is sent, in English.

export default {
  held: 'Done. It is sent in a moment.',
  sendNow: 'Send now',
}
