// A turn that is held before it is sent, in Welsh.
import type en from './en'

export default {
  held: 'Wedi’i wneud. Bydd yn cael ei anfon cyn bo hir.',
  sendNow: 'Anfon nawr',
} satisfies typeof en
