// What is written on Sigily's sheets of paper, in German.
import type en from './en'

export default {
  bars: 'Schreib **•**, wo ein Wagen hineingeht, **×**, wo er nicht mehr hineindarf.',
  lost: 'Zug verloren',
  wind: { speed: 'eins weiter', sloth: 'eins weniger' },
} satisfies typeof en
