// A turn that is held before it is sent, in Welsh.
import type en from './en'

export default {
  held: 'Wedi’i wneud. Anfonir eich symudiad cyn hir.',
  confirm: 'Anfon y symudiad hwn?',
  sendNow: 'Anfon nawr',
} satisfies typeof en
