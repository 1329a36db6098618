// The words of Brandubh's lessons, in German.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  home: {
    title: 'Der König will heim',
    ask: 'Jeder Stein zieht geradeaus, so weit der Weg frei ist. Der König gewinnt, sobald er eine der vier Ecken erreicht. Bring ihn hin.',
    right: 'Der König ist daheim, das Spiel ist gewonnen.',
    wrong: 'Nimm den König und schau den Rand entlang: Eine Ecke steht offen.',
  },
  capture: {
    title: 'Schlagen',
    ask: 'Ein Gegner ist geschlagen, wenn du ihn von zwei gegenüberliegenden Seiten einschließt. Ein Verteidiger hat sich zu weit vorgewagt. Schlag ihn.',
    right: 'Er stand zwischen zwei Angreifern und ist fort.',
    wrong: 'Unter dem Verteidiger links oben steht schon ein Angreifer. Wer kann über ihn kommen?',
  },
  between: {
    title: 'Zwischen zwei Gegnern',
    ask: 'Nur wer zieht, schlägt. Darum darf ein Stein zwischen zwei Gegner treten und ist dort sicher. Trau dich: Zieh zwischen zwei Angreifer.',
    right: 'Nichts geschieht. Die Angreifer müssten erst weg und wieder zurück.',
    wrong: 'In der zweiten Reihe ist eine Lücke zwischen zwei Angreifern. Ein Verteidiger kommt hin.',
  },
  corner: {
    title: 'Die Ecke hilft',
    ask: 'Die Ecken sind allen feind: Neben einer Ecke genügt ein einziger Stein zum Schlagen. Schlag den Angreifer an der Ecke.',
    right: 'Die Ecke stand für den zweiten Stein.',
    wrong: 'Ein Angreifer steht neben der Ecke rechts unten. Stell dich auf seine andere Seite.',
  },
  two: {
    title: 'Zwei auf einmal',
    ask: 'Ein Zug kann in mehrere Richtungen schlagen. Finde den Zug, der zwei Verteidiger nimmt.',
    right: 'Zwei Verteidiger mit einem Zug.',
    wrong:
      'Such ein Feld, das einen Verteidiger neben sich und einen unter sich hat, mit Angreifern hinter beiden.',
  },
  king: {
    title: 'Fang den König',
    ask: 'Die Angreifer gewinnen, wenn sie den König schlagen, und er wird geschlagen wie jeder andere Stein. Er hat sich verlaufen: Fang ihn.',
    right: 'Der König steht zwischen zwei Angreifern. Die Angreifer gewinnen.',
    wrong: 'Links vom König steht ein Angreifer. Stell einen zweiten rechts von ihn.',
  },
  bar: {
    title: 'Versperr den Weg',
    ask: 'Der König droht mit dem nächsten Zug in eine Ecke zu gehen. Nur ein Zug der Angreifer hält ihn auf.',
    right: 'Jetzt sind beide Wege am Rand versperrt.',
    wrong: 'Der König wäre gleich daheim. Stell einen Stein zwischen ihn und die offene Ecke.',
  },
  fork: {
    title: 'Zwei Wege heim',
    ask: 'Einen Weg kann ein Angreifer versperren, zwei nicht. Stell den König so, dass zwei Ecken offen sind, und bring ihn dann heim.',
    right: 'Ein Weg wurde versperrt, der andere nicht. So gewinnt der König.',
    wrong: 'Vom linken Rand aus sieht der König zwei Ecken.',
  },
}

export default words
