// Die Seite eines Spiels, auf Deutsch.

export default {
  playBot: 'Gegen einen Bot spielen',
  friend: 'Freund herausfordern',
  here: 'Auf diesem Gerät',
  setUp: 'Mehr Einstellungen',
  learn: 'Spielend lernen',
  puzzles: 'Rätsel',
  leaders: 'Rangliste',
  fairness: 'Fairness und Dauer',
  fairnessNote:
    'Berichte über Tausende von Partien: wie fair, lang und lebhaft das Spiel ist, und welche Regeln das ändern.',
  rules: 'Regeln',
  inventor: 'Erfinder',
  ways: 'Spielen',
  more: 'Mehr zu diesem Spiel',
}
