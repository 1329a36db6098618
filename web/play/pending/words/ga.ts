// A turn that is held before it is sent, in Irish.
import type en from './en'

export default {
  held: 'Déanta. Seolfar é ar ball beag.',
  sendNow: 'Seol anois',
} satisfies typeof en
