// Why a step of Down the Danube is good, in German.
import type en from './en'

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf']
const boats = (n: number) => `${numbers[n]} ${n === 1 ? 'Boot' : 'Boote'}`
const one = (n: number) => (n === 1 ? 'eines ist' : `${numbers[n]} sind`)

export default {
  wins: 'Alle Boote sind daheim.',
  comes_home: (left) => `Bringt ein Boot heim; ${one(left)} noch unterwegs.`,
  switches_back: (from, to) => `Schickt ein Boot der anderen von ${from} nach ${to} zurück.`,
  blocks: (n, first, last) => `Lässt ${boats(n)} der anderen hinter dem Block ${first}–${last}.`,
  costs_throw: (chance) => `Bei ${chance} ihrer Würfe kommt keines der anderen Boote voran.`,
  passes_rapids: (left) =>
    left === 0
      ? 'Bringt das letzte Boot an den Stromschnellen vorbei.'
      : `Bringt ein Boot an den Stromschnellen vorbei; ${one(left)} noch darüber.`,
  avoids_rapids: 'Meidet die Stromschnellen.',
  covers: (n, before) =>
    n === 0
      ? 'Kein Boot kann vom nächsten Wurf der anderen zurückgetauscht werden.'
      : `Der nächste Wurf der anderen kann nur ${boats(n)} zurücktauschen, nicht ${numbers[before]}.`,
  reaches_mooring: (square) => `Ist auf ${square} sicher: Dort tauscht es niemand zurück.`,
  leaves_springs: 'Das letzte Boot verlässt die Quellen: Das Meer ist offen.',
} satisfies typeof en
