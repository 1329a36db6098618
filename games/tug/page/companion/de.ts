// Tauziehen neben dem Brett, auf Deutsch.
import type en from './en'

export default {
  start:
    'Erst Plockton, dann Broadford würfelt mit drei Würfeln seine Reihe: So viele Athleten stehen am Seil. Plockton beginnt, im zweiten Durchgang Broadford.',
  turn: [
    'Wirf die drei Würfel; für jede Sechs deiner Reihe darfst du einen davon noch einmal würfeln.',
    'Leg jeden neben einen anderen Würfel deiner Reihe: hinaus, erledigen, umwerfen oder tauschen.',
    'Oder werde mit drei gleichen Würfeln zum Berserker.',
    'Wer niemanden mehr am Seil hat, hat den Durchgang verloren.',
  ],
} satisfies typeof en
