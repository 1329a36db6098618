// Sigily neben dem Brett, auf Deutsch.
import type en from './en'

export default {
  turn: [
    'Wirf einmal für jeden deiner Stapel in der Tiefe: bei einer 1 treiben ihn die Pfeile zurück.',
    'Sag es, wenn du durch ein Tor hineinwillst.',
    'Wirf und bring einen Wagen herein oder zieh einen weiter.',
    'Kämpfe mit dem Gegner, der dort steht; nimm die Münzen, die dort liegen.',
    'Eine 4, eine 5 oder eine wache Sonne gibt einen freien Wurf, höchstens drei.',
  ],
  animals: ['Hund', 'Hirsch', 'Kuh', 'Pferd'],
  says: (steps, animal) => (animal ? `${steps}, höchstes Tier: ${animal}` : `${steps}, kein Tier`),
  coins: 'Münzen',
} satisfies typeof en
