// Wertungen, auf Deutsch.
import type en from './en'

const words: typeof en = {
  title: 'Wertungen',
  rating: 'Wertung',
  rated: 'Gewertet',
  ratedNote:
    'Das Ergebnis ändert die Wertung der Spieler. Es braucht eine Uhr. Züge werden nicht zurückgenommen.',
  notCounted:
    'Keine Wertung hat sich geändert: Jemand hatte nicht gezogen, oder diese Spieler hatten heute schon sechs gewertete Partien.',
  own: 'Meine Wertungen',
  since: (day) => `Seit ${day}`,
  none: 'Noch kein gewertetes Spiel.',
  provisional: 'Ein Fragezeichen heißt: Noch ist zu wenig bekannt.',
  record: ({ won, tied, lost }) =>
    [`${won} gewonnen`, ...(tied > 0 ? [`${tied} unentschieden`] : []), `${lost} verloren`].join(', '),
  streaks: (longest, now) =>
    `Am längsten ${longest} Siege hintereinander${now > 1 ? `, gerade sind es ${now}` : ''}.`,
  plot: (games, first, last, lowest, highest) =>
    `Die letzten ${games} Spiele: von ${first} bis ${last}, zwischen ${lowest} und ${highest}.`,
  against: 'Gegen',
  someone: 'Jemand',
  isPrivate: 'Für andere nicht zu sehen',
  privateNote: 'Du stehst dann in keiner Liste, und andere finden diese Seite nicht.',
  gone: 'Diesen Spieler gibt es nicht, oder er möchte nicht gesehen werden',

  leaders: 'Die höchsten Wertungen',
  noLeaders: 'Noch ist von niemandem genug bekannt.',
  leadersNote: 'Eine Wertung steht hier, sobald genug bekannt ist: nach zehn bis zwanzig Spielen.',
  games: (games) => (games === 1 ? 'ein Spiel' : `${games} Spiele`),
  play: 'Spielen',
}
export default words
