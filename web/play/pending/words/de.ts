// A turn that is held before it is sent, in German.
import type en from './en'

export default {
  held: 'Fertig. Dein Zug wird gleich gesendet.',
  confirm: 'Diesen Zug senden?',
  sendNow: 'Jetzt senden',
} satisfies typeof en
