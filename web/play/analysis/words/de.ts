// What is said about chances, in German.
import type { Words } from './en'

const de: Words = {
  hint: 'Ein Rat',
  thinking: 'Wird durchdacht …',
  thinkingAhead: (steps) => `Wird durchdacht … ${steps} voraus`,
  looked: (steps) => (steps === 1 ? 'Einen Schritt vorausgesehen.' : `${steps} Schritte vorausgesehen.`),
  sequel: (line) => `dann ${line}`,
  best: 'am besten',
  wins: 'gewinnt',
  asGood: 'ebenso gut',
  worse: {
    little: 'kaum schlechter',
    inaccuracy: 'etwas schlechter',
    mistake: 'schlechter',
    blunder: 'viel schlechter',
  },
  only: 'Anderes ist nicht möglich.',
  sampled: (games) => `Geschätzt, aus ${games} in Gedanken gespielten Partien.`,
  play: 'So ziehen',
  hide: 'Ausblenden',

  open: 'Gespeicherte Partie öffnen',
  openOther: 'Andere gespeicherte Partie öffnen',
  reading: 'Die Aufzeichnung wird gelesen …',
  judging: 'Wie viel der Partie beurteilt ist',
  stop: 'Anhalten',
  goOn: 'Weiter',
  curve: 'Gewinnaussichten, Ereignis für Ereignis',
  axes: 'Aussicht zu gewinnen, Zug um Zug',
  begin: 'Anfang',
  event: (n) => `Ereignis ${n}`,
  unknown: 'noch nicht beurteilt',
  side: 'Seite',
  start: 'Anfang',
  luck: 'Glück',
  unseen: 'Ungeahnt',
  own: 'Eigene Wahl',
  others: 'Der anderen',
  result: 'Ende',
  what: 'Was geschah',
  verdicts: { strong: 'Stark', inaccuracy: 'Ungenau', mistake: 'Ein Fehler', blunder: 'Ein grober Fehler' },
  noLuck: 'Das Glück war gleich verteilt.',
  lucky: (side, gain, when) =>
    `Das Glück war auf einer Seite: ${side}, ${gain} im Ganzen${when ? `; am meisten half: ${when}` : ''}.`,
  noLoss: 'Keine Wahl hat Nennenswertes gekostet.',
  lost: (each) => `Eine Wahl kostete im Mittel: ${each}.`,
  lostBy: (side, loss, bad) =>
    `${side} ${loss}${bad > 0 ? ` (${bad === 1 ? 'eine schlechte' : `${bad} schlechte`})` : ''}`,
  better: (action) => `besser ${action}`,
  score: 'Stand',
  turningPoint: 'Wendepunkt',
  fromTheStart: 'keiner: von Anfang an vorn',
  notTurned: 'keiner',
  longestLead: 'Am längsten vorn',
  leadOf: (who, moves) => `${who}, ${moves === 1 ? 'einen Zug' : `${moves} Züge`}`,
  nobody: 'niemand',
  unclear: 'noch nicht klar',
  asTable: 'Die Kurve als Tabelle',
  details: 'Einzelheiten',
  explained: (samples, hides) =>
    [
      'Jede Wahl steht neben der besten, die der Bot fand, nach dem, was ihr Platz wissen konnte; was sie kostete, ist ihr Verlust, alles Übrige Glück. Anfang, Glück und Wahl ergeben zusammen das Ende.',
      hides ? 'Die Kurve selbst kennt alle Blätter und Würfel.' : '',
      samples > 0
        ? `Die Aussichten sind geschätzt, aus bis zu ${samples} Partien je Wahl; ein Unterschied, den der Zufall dabei erklärt, zählt nicht.`
        : 'Ein Unterschied unter einem halben Prozent zählt nicht.',
      'Auch der Bot irrt.',
    ]
      .filter(Boolean)
      .join(' '),
  download: 'Aufzeichnung sichern',

  theLink: 'Der Link',
  theGame: 'Das Spiel',
  cutLink:
    'Er ist abgeschnitten oder vertippt: Ein ganzer endet mit „#game=“ und allen Buchstaben danach. Kopier ihn noch einmal in einem Stück.',
  notKept: 'Es liegt nicht auf diesem Gerät.',
  record: 'Eine aufgezeichnete Partie',
  recordNote: 'Wähle eine gesicherte Aufzeichnung oder zieh sie irgendwo auf diese Seite.',
  refused: (file) => `${file} ließ sich nicht öffnen.`,
  wrong: (what) => `Die Aufzeichnung ist fehlerhaft: ${what}.`,
  noJson: 'Darin steht kein JSON.',
  noBoard: (game) => `Für ${game} gibt es hier kein Brett.`,
  tooLarge: 'Sie hat über ein Megabyte, zu viel für eine Aufzeichnung.',
  failed: 'Die Regeln ließen sich auf diesem Gerät nicht laden.',
}

export default de
