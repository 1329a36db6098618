// Brandubh's words, in German.
import type en from './en'

export default {
  board: 'Brandubh-Brett',
  pieces: { attacker: 'Angreifer', defender: 'Verteidiger', king: 'König' },
  throne: 'Thron',
  corner: 'Ecke',
  canMove: 'kann ziehen',
  canMoveAhead: 'kann vorab ziehen',
  chosen: 'gewählt',
  target: 'erreichbar',
  moves: (mover, from, to) => `${mover} zieht von ${from} nach ${to}`,
  movers: {
    attacker: ['ein Angreifer', 'dein Angreifer'],
    defender: ['ein Verteidiger', 'dein Verteidiger'],
    king: ['der König', 'dein König'],
  },
  takes: (taken) => ` und schlägt ${taken}`,
  captured: {
    attacker: ['den Angreifer auf', 'deinen Angreifer auf'],
    defender: ['den Verteidiger auf', 'deinen Verteidiger auf'],
    king: ['den König auf', 'deinen König auf'],
  },
  taken: {
    attacker: (n, of) => `${n} von ${of} Angreifern geschlagen`,
    defender: (n, of) => `${n} von ${of} Verteidigern geschlagen`,
  },
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

  summary: {
    you: 'Du',
    moved: (who, from, to) => `${who}: ${from} nach ${to}`,
    captured: (what) => `, schlägt ${what}`,
    piece: (piece, at, yours) =>
      `${yours ? 'deinen' : 'den'} ${{ attacker: 'Angreifer', defender: 'Verteidiger', king: 'König' }[piece]} auf ${at}`,
    again: '; das stand schon einmal so, beim dritten Mal ist es unentschieden',
  },
} satisfies typeof en
