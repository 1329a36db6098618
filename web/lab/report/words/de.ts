// What a report says, in German.
import type { ReportWords, Size } from './words'

const part = 'Anteil der Partien'

const sizes: Record<Size, string> = {
  large: 'zu oft',
  medium: 'etwas zu oft',
  small: 'ein kleiner, aber gesicherter Unterschied',
  unknown: 'zu oft; wie sehr, zeigen erst mehr Partien',
}

const de: ReportWords = {
  language: 'de',
  percent: (number) => `${number}\u00a0%`,
  between: (low, high) => `${low} bis ${high}`,
  incomplete:
    'Die Studie ist nicht vollständig: Partien sind noch zu spielen, und die Zahlen können sich ändern.',

  uneven: (who, part, equal, size, p) =>
    `${who} gewinnt ${part} statt ${equal} der Partien: ${sizes[size]} (p ${p}).`,
  least: (who, part) => `${who} gewinnt am seltensten, ${part}.`,
  nearlyEven: (who, part) => `${who} gewinnt ${part}: fast ausgeglichen, ohne gesicherten Unterschied.`,
  even: (most) => `Die Plätze sind ausgeglichen, bis auf höchstens ${most}.`,
  unknown: (who, part) => `${who} gewinnt ${part}: Ob das zu oft ist, würden mehr Partien zeigen.`,
  skill: (who, part) => `${who}: ${part} der Siege.`,
  unended: (part) => `${part} der Partien enden nicht nach ihren eigenen Regeln.`,
  tied: (part) => `${part} der Partien gehen unentschieden aus.`,
  luck: (part, truth) =>
    `${part} dessen, was eine Partie entscheidet, ist Glück. So schätzen es Bots, deren Vorsprünge sich zu ${truth} bewahrheiten.`,
  minutes: (n) => `Eine Partie dauert etwa ${n} min.`,
  minutesToLimit: (n) =>
    `Eine Partie dauert etwa ${n} min, aber diese Spieler halten bis zum Zuglimit durch: Menschen brauchen vermutlich weniger Zeit.`,

  compared: { share0: 'Anteil des ersten Platzes', tied: 'Unentschieden', plies: 'Länge in Zügen' },
  noDifference: (what, one, other) => `${what}, ${other} und ${one}: kein Unterschied gezeigt.`,
  difference: (what, of, amount, against, p) => `${what}, ${of}: ${amount} gegenüber ${against} (p ${p}).`,
  points: (amount) => `${amount} Prozentpunkte`,
  comparisons: 'Vergleiche',
  real: (real, all) => `${real} von ${all} Vergleichen zeigen einen Unterschied.`,

  partOfWins: 'Anteil der Siege',
  eachPart: 'Anteil jedes Platzes an den Siegen',
  length: 'Länge, in Zügen',
  lengthSaid: (games, from, to) => `Wie lang ${games} Partien waren: von ${from} bis etwa ${to} Züge`,
  gain: 'Mehr Siege',
  gains: 'Wer das tut oder wem das geschieht, gewinnt um so viel mehr',
  numbers: 'Alle Zahlen',
  numbersOf: (setting) => `Alle Zahlen: ${setting}`,
  columns: { measure: 'Maß', of: 'Wovon', value: 'Wert', unit: 'Einheit' },
  method: 'Wie gemessen wurde',
  made: (games, program, seed) =>
    `${games} Partien von Nemeton ${program}, Startzahl ${seed}. ± und „95 %“ sind der Bereich, in dem die Wahrheit mit einer Wahrscheinlichkeit von 95 % liegt. Dieselbe Studie ergibt dieselben Partien noch einmal:`,
  study: 'Die Studie',
  inUnit: (unit) => `, ${unit}`,
  measures: {
    seat_wins: {
      name: 'Siege allein',
      sentence: 'Wie oft jeder Platz allein oder nur mit seinen Partnern gewinnt.',
      unit: part,
    },
    seat_share: {
      name: 'Anteil der Siege',
      sentence:
        'Der Anteil jedes Platzes an den Siegen; Seiten, die gleichauf vorn liegen, teilen sich einen.',
      unit: 'Anteil eines Siegs',
    },
    advantage: {
      name: 'Vorteil',
      sentence: 'Um wie viel der günstigste Platz mehr hat als seinen gleichen Anteil der Siege.',
      unit: 'Anteil eines Siegs',
    },
    symmetry: {
      name: 'Symmetrie',
      sentence:
        'Wie wahrscheinlich sich Plätze mit gleichen Aussichten so sehr unterschieden wie diese: klein, wo sie nicht gleich sind.',
      unit: 'Wahrscheinlichkeit',
    },
    first_share: {
      name: 'was Können wert ist',
      sentence:
        'Der Anteil der Siege des zuerst genannten Spielers, der jede Seite gleich oft hatte: wie viel Können wert ist.',
      unit: 'Anteil eines Siegs',
    },
    skill_trace: {
      name: 'Lernweg',
      sentence:
        'Wie viel es zu lernen gibt: was jeder Spieler einer Leiter gegen den darunter gewinnt, und was der nächste noch gewönne; am oberen Ende der Leiter.',
      unit: '0 bis 1',
    },
    ties: { name: 'Unentschieden', sentence: 'Wie oft sich Seiten den Sieg teilen.', unit: part },
    completion: {
      name: 'Ende nach den Regeln',
      sentence: 'Wie oft eine Partie nach ihren eigenen Regeln endet, bevor die längste Dauer erreicht ist.',
      unit: part,
    },
    length: { name: 'Länge', sentence: 'Wie viele Züge eine Partie hat.', unit: 'Züge' },
    decisions: {
      name: 'Entscheidungen',
      sentence: 'Wie oft ein Platz am Zug ist.',
      unit: 'Entscheidungen',
    },
    minutes: {
      name: 'Minuten',
      sentence:
        'Wie lange Menschen brauchen, wenn jede Art von Schritt so lange dauert, wie die Studie sagt.',
      unit: 'Minuten',
    },
    forced: {
      name: 'erzwungene Züge',
      sentence: 'Wie oft nur ein einziger Zug möglich ist.',
      unit: 'Anteil der Entscheidungen',
    },
    branching: {
      name: 'Auswahl',
      sentence: 'Unter wie vielen Zügen zu wählen ist.',
      unit: 'mögliche Züge',
    },
    lead_changes: {
      name: 'Führungswechsel',
      sentence: 'Wie oft ein Zug nach Einschätzung der Bots ändert, wer die besten Aussichten hat.',
      unit: 'Anteil der Züge',
    },
    drama: {
      name: 'Spannung',
      sentence: 'Wie weit der Sieger im Mittel nach Einschätzung der Bots zurücklag.',
      unit: 'Wahrscheinlichkeit',
    },
    decided: {
      name: 'wann es entschieden ist',
      sentence:
        'Wie viel einer Partie vorbei ist, wenn der Sieger nach Einschätzung der Bots endgültig bessere Aussichten hat als alle anderen zusammen; ohne Unentschieden.',
      unit: 'Anteil der Partie',
    },
    comeback: {
      name: 'Aufholen',
      sentence:
        'Die geringsten Aussichten des Siegers während der Partie nach Einschätzung der Bots: je geringer, desto mehr hat er aufgeholt; ohne Unentschieden.',
      unit: 'Wahrscheinlichkeit',
    },
    luck: {
      name: 'Glück',
      sentence:
        'Wie viel von dem, was eine Partie entscheidet, Zufall ist und nicht Wahl, nach Einschätzung der Bots.',
      unit: 'Anteil der Varianz des Ergebnisses',
    },
    consistency: {
      name: 'Stimmigkeit der Schätzungen',
      sentence:
        'Wie stark sich die Schätzungen der Bots ändern, gemessen am Ergebnis: 1, wenn sie stimmig sind, mehr, wenn sie schwanken, weniger, wenn sie zu spät reagieren.',
      unit: '1, wenn stimmig',
    },
    calibration: {
      name: 'Kalibrierung der Schätzungen',
      sentence:
        'Wie weit die Ergebnisse den Schätzungen der Bots folgen: 1, wenn sie sich bewahrheiten, weniger, wenn die Bots zu sicher sind, mehr, wenn sie zu vorsichtig sind.',
      unit: '1, wenn kalibriert',
    },
    interaction: {
      name: 'Wechselwirkung',
      sentence:
        'Wie viel von dem, was der Nächste tun darf, daran hängt, was getan wurde, abgesehen vom Glück: 0, wo jeder für sich spielt.',
      unit: 'Anteil der möglichen Züge',
    },
    endings: { name: 'wie es endet', sentence: 'Wie oft Partien auf jede Weise enden.', unit: part },
    usage: {
      name: 'wie oft es vorkommt',
      sentence:
        'Wie oft etwas in einer Partie von einem Platz mindestens einmal getan wird oder ihm geschieht.',
      unit: 'Anteil der Plätze',
    },
    usage_gain: {
      name: 'womit es einhergeht',
      sentence: 'Um wie viel mehr Plätze damit gewinnen als Plätze ohne; nicht, dass es die Ursache wäre.',
      unit: 'Anteil eines Siegs',
    },
  },
}

export default de
