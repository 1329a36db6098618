// Bei den Spielen anderer zusehen, auf Deutsch.
import type en from './en'

const words: typeof en = {
  title: 'Zusehen',
  lead: 'Partien, die gerade gespielt werden und bei denen alle zusehen dürfen.',
  games: 'Welches Spiel?',
  all: 'Alle Spiele',
  none: 'Gerade spielt niemand so, dass andere zusehen dürfen.',
  watch: 'Zusehen',
  watchGame: (name) => `Bei dieser Partie ${name} zusehen`,
  more: 'Alle zum Zusehen',
  somebody: 'jemand',

  isPublic: 'Andere dürfen zusehen',
  isPublicNote:
    'Solange du spielst, steht die Partie unter „Zusehen“. Was jemandem am Tisch verborgen ist, sieht dort niemand.',
  withdraw: 'Niemand darf mehr zusehen',

  opening: 'Die Partie wird geöffnet …',
  gone: 'Diese Partie gibt es hier nicht, oder es darf niemand mehr zusehen.',
  broken: 'In diesem Link ist keine Partie.',
  openThere: (game) => `${game} bei Nemeton`,
}
export default words
