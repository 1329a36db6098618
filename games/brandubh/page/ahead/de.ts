// Words for a move chosen ahead, in German.
import type en from './en'

export default {
  offer: (from, to) => `Vorab: ${from} nach ${to}`,
  stopped: (from, to) => `${from} nach ${to} geht jetzt nicht: Du wählst wieder.`,
} satisfies typeof en
