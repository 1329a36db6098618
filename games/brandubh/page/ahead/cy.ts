// Words for a move chosen ahead, in Welsh.
import type en from './en'

export default {
  offer: (from, to) => `Ymlaen llaw: ${from} i ${to}`,
  stopped: (from, to) => `Ni ellir chwarae ${from} i ${to} nawr: ti sy’n dewis eto.`,
} satisfies typeof en
