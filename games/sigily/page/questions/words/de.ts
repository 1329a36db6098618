// What the question cards say around their questions, in German.
import type en from './en'

export default {
  card: {
    title: 'Eine Frage',
    stake: 'Richtig: ein Freiwurf. Falsch: keiner.',
    right: 'Ja.',
    wrong: (right) => `Nein: ${right}.`,
    goOn: 'Weiter',
    show: 'Antwort zeigen',
    wasRight: 'Gewusst',
    wasWrong: 'Nicht gewusst',
  },
  writing: {
    title: 'Eigene Fragen',
    note: 'Schreibt Karten, jeder für sich, und verratet nichts. Ab zwölf werden auf diesem Gerät nur diese gefragt.',
    ask: 'Frage',
    answer: 'Antwort',
    add: 'In den Stapel legen',
    clear: 'Alle wegwerfen',
    count: (n) =>
      n === 1 ? 'Eine Karte ist geschrieben.' : `${n === 0 ? 'Keine' : n} Karten sind geschrieben.`,
  },
} satisfies typeof en
