// Brandubh's words, in German.
import type en from './words.en'

export default {
  board: 'Brandubh-Brett',
  pieces: { attacker: 'Angreifer', defender: 'Verteidiger', king: 'König' },
  throne: 'Thron',
  corner: 'Ecke',
  canMove: 'kann ziehen',
  chosen: 'gewählt',
  target: 'erreichbar',
  moves: (mover, from, to) => `${mover} zieht von ${from} nach ${to}`,
  movers: { attacker: 'Ein Angreifer', defender: 'Ein Verteidiger', king: 'Der König' },
  takes: (taken) => ` und schlägt ${taken}`,
  captured: { attacker: 'den Angreifer auf', defender: 'den Verteidiger auf', king: 'den König auf' },
  again: ' Diese Stellung gab es schon einmal; beim dritten Mal endet das Spiel unentschieden.',
  startingDrawRule: 'In zwei Fäusten liegt je ein Stein. Wer eine Hand wählt, spielt, was darin ist.',
  startingDraw: (hand, side) => `${['linke', 'rechte'][hand]} Hand, ${side}`,
  endings: {
    king_home: 'Der König hat eine Ecke erreicht.',
    king_captured: 'Der König ist gefangen.',
    no_attackers: 'Es ist kein Angreifer mehr da.',
    no_move: 'Es gibt keinen erlaubten Zug.',
    repetition: 'Dieselbe Stellung gab es dreimal.',
    ply_limit: 'Die Höchstzahl der Züge ist erreicht.',
  },
} satisfies typeof en as typeof en
