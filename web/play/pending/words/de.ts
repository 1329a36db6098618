// A turn that is held before it is sent, in German.
import type en from './en'

export default {
  held: 'Fertig. Gleich wird es gesendet.',
  sendNow: 'Jetzt senden',
} satisfies typeof en
