// What is said about chances, in German.
import type { Words } from './words.en'

const de: Words = {
  hint: 'Ein Rat:',
  thinking: 'Wird durchdacht …',
  suggests: (action) => `Versuche ${action}.`,
  stays: (chance) => `Deine Aussicht zu gewinnen bleibt ${chance}`,
  wins: 'Das gewinnt',
  other: (action, chance) => `; der nächste Einfall, ${action}, ließe ${chance}.`,
  asGood: (action) => `; ${action} ist ebenso gut.`,
  only: 'Anderes ist nicht möglich.',
  sampled: (games) => `Geschätzt, aus ${games} in Gedanken gespielten Partien.`,
  play: 'So ziehen',
  hide: 'Ausblenden',

  reading: 'Die Aufzeichnung wird gelesen …',
  judging: 'Wie viel der Partie beurteilt ist',
  stop: 'Anhalten',
  goOn: 'Weiter',
  curve: 'Gewinnaussichten, Ereignis für Ereignis',
  begin: 'Anfang',
  event: (n) => `Ereignis ${n}`,
  unknown: 'noch nicht beurteilt',
  side: 'Seite',
  here: 'Hier',
  start: 'Anfang',
  luck: 'Glück',
  unseen: 'Ungeahnt',
  own: 'Eigene Wahl',
  others: 'Der anderen',
  result: 'Ende',
  what: 'Was geschah',
  mistakes: 'Was die Wahl gekostet hat',
  strokes: 'Glücksfälle',
  turns: 'Was niemand kommen sah',
  better: (action) => `besser ${action}`,
  asTable: 'Die Kurve als Tabelle',
  how: 'Wie das berechnet ist',
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
