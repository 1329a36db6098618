// Die Domino-Rennen neben dem Brett, auf Deutsch.
import type en from './en'

export default {
  start: 'Mischt die Steine des Bretts und legt sie verdeckt auf ihre Plätze.',
  turn: [
    'Zieh einen Stein.',
    'Geh mit einem Läufer um beide Zahlen zusammen oder mit zweien um je eine. Eine gerade Summe bringt Läufer ins Spiel.',
    'Deck einen Stein auf, wenn du durch ein Tor willst, einen einzelnen Gegner schlägst oder der Erste ins Ziel kommt.',
    'Nach einem Pasch zieh noch einmal. Der dritte Pasch hintereinander schickt deinen vordersten Läufer zurück.',
  ],
  tile: (a, b) => `${a}-${b}`,
  points: 'Punkte',
} satisfies typeof en
