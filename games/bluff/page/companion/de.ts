// Bricrius Bluff neben dem Brett, auf Deutsch.
import type en from './en'

const words: typeof en = {
  turn: [
    'Schau unter deinen Becher. Einsen zählen als jede Zahl.',
    'Biete höher oder zweifle an.',
    'Nach einem Gebot darfst du Würfel zeigen und die anderen neu würfeln.',
    'Angezweifelt? Hebt alle Becher und zählt: Wer unrecht hatte, verliert Würfel.',
  ],
}

export default words
