// Jemanden zum Spielen suchen, auf Deutsch.
import type en from './en'

const words: typeof en = {
  tournaments: 'Turniere',
  now: 'Jetzt spielen',
  lead: 'Mit allen, die auch spielen wollen. Bis jemand kommt, spielt ein Bot mit dir.',
  speed: 'Wie schnell?',
  speeds: { rapid: 'Ein paar Minuten', classical: 'In Ruhe', correspondence: 'Über Tage' },
  games: 'Welches Spiel?',
  any: 'Eines von diesen',
  only: (game) => `Nur ${game}`,
  withAnybody: 'Jetzt, mit irgendwem',

  waiting: 'Gesellschaft wird gesucht',
  again: 'Niemand hat Platz genommen. Du bist als Nächstes dran.',
  errors: {
    away: 'Der Server antwortet nicht; es wird wieder versucht.',
  },
  found: (game) => `Jemand ist da: ${game}`,
  coming: 'Der andere Platz wird gleich besetzt',
  missed: 'Jemand war da, während du fort warst.',
  go: 'Platz nehmen',
  anew: 'Wieder suchen',
  stop: 'Aufhören',
  close: 'Schließen',
}
export default words
