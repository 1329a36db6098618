// What is said of sharing a game, in German.
import type { Words } from './en'

const de: Words = {
  game: 'Ein Link zum ganzen Spiel',
  position: (move) => `Ein Link zu dieser Stellung, nach Zug ${move}`,
  frame: 'Zum Zeigen auf einer anderen Seite',
  linkNote: 'Das Spiel steckt im Link selbst; auf keinem Server bleibt etwas.',
  notYet: 'Link und Aufzeichnung gibt es, wenn das Spiel beendet ist.',
  noLink: 'Dieser Browser kann keinen solchen Link machen. Sichere stattdessen die Aufzeichnung.',
  pictures: 'Bilder',
  png: 'Bild',
  svg: 'Bild (SVG)',
  gif: 'Bewegtes Bild',
  record: 'Aufzeichnung',
  drawing: 'Das Spiel wird gezeichnet …',
  stop: 'Anhalten',
  failed: 'Dieses Bild ließ sich nicht zeichnen.',
}

export default de
