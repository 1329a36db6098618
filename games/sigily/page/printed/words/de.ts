// What is written on Sigily's sheets of paper, in German.
import type en from './en'

const words: typeof en = {
  bars: 'Schreib **•**, wo ein Wagen hineingeht, **×**, wo er nicht mehr hineindarf.',
  lost: 'Zug verloren',
  wind: { speed: 'eins weiter', sloth: 'eins weniger' },
}

export default words
