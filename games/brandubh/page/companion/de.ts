// Brandubh neben dem Brett, auf Deutsch.
import type en from './en'

const words: typeof en = {
  start: 'Die Angreifer beginnen. Tauscht für die nächste Partie die Seiten.',
  turn: [
    'Zieh einen Stein geradeaus, so weit du willst, über leere Felder.',
    'Nimm jeden Gegner vom Brett, der jetzt zwischen zweien von dir steht.',
    'Ist der König in einer Ecke oder gefangen? Dann ist das Spiel zu Ende.',
  ],
}

export default words
