// Die Donau hinab neben dem Brett, auf Deutsch.
import type en from './en'

const words: typeof en = {
  start: 'Diese 1 zieht das Boot auf 10. Der erste Zug der anderen Seite führt von 9 auf 10, wenn es geht.',
  turn: [
    'Wirf die Stäbe: die weißen Seiten sind deine Schritte; keine zählt sechs.',
    'Nutze alle Schritte, mit einem Boot oder mehreren. Landest du auf einem einzelnen Gegner, tauscht ihr die Plätze.',
    'Nach einer 1, 4 oder 6 wirf noch einmal; nach einer 2 oder 3 endet der Zug.',
  ],
  says: (steps, again) => (again ? `${steps}, und noch ein Wurf` : `${steps}, dann endet der Zug`),
}

export default words
