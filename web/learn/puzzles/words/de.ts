// What puzzles say, in German.
import type en from './en'

const de: typeof en = {
  title: 'Rätsel des Tages',
  lead: 'Jeden Tag eines zu jedem Spiel, für alle dasselbe.',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  solved: 'gelöst',
  difficulty: (of5) => `Schwierigkeit ${of5} von 5`,
  all: 'Alle Rätsel',
  place: (n, of) => `${n} von ${of}`,
  before: 'Das Rätsel davor',
  after: 'Das nächste Rätsel',
  next: 'Nächstes Rätsel',

  win: (moves) => `Gewinne in ${moves} Zügen`,
  save: 'Nur ein Zug verliert nicht',
  gain: 'Ein Zug gewinnt klar öfter',
  best: 'Eine Wahl ist die beste, was auch kommt',
  rightWin: (moves) => `Er gewinnt in ${moves}, was auch dagegen getan wird.`,
  rightSave: (moves) =>
    moves === 1
      ? 'Nach allem anderen verliert der nächste Zug.'
      : `Alles andere verliert in höchstens ${moves} Zügen.`,
  rightGain: (percent) => `Er gewinnt ${percent} von hundert Spielen mehr als der zweitbeste.`,
  rightBest: (better, cases) => `Von ${cases} Fällen ist sie in ${better} besser, und in keinem schlechter.`,
  wrongWin: 'Darauf gibt es noch eine Antwort.',
  wrongSave: 'Das verliert, es lässt sich nicht mehr abwenden.',
  wrongGain: 'Das gewinnt seltener.',
  wrongBest: 'In einem der Fälle ist etwas anderes besser.',
}

export default de
