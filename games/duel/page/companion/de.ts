// Das Duell der Druiden neben den Karten, auf Deutsch.
import type en from './en'

const words: typeof en = {
  start: 'Teilt die Karten gleichmäßig aus, hier oder von Hand. Alle haben die drei Gestalten.',
  turn: [
    'Alle wählen verdeckt eine Gestalt und zeigen sie zugleich.',
    'Alle wählen verdeckt eine Karte und zeigen sie zugleich.',
    'Hase: niedriger als alle anderen. Löwe: höher als alle. Pfau: keiner gleich, weder im Wert noch in der Farbe.',
    'Eine Karte, der es gelingt, wird abgelegt; die anderen gehen zurück auf die Hand.',
    'Die gespielte Gestalt ruht im nächsten Zug.',
  ],
  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  card: (rank, suit) => `${suit} ${rank === 'A' ? 'Ass' : rank}`,
}

export default words
