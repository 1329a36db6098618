// The words of Bluff & Bluster's lessons, in German.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  own: {
    title: 'Bieten',
    ask: 'Alle Würfel unter allen Bechern zählen, und eine 1, die Magische Eins, zählt für jede Zahl. Ein Gebot sagt: Mindestens so viele sind es. Eröffne mit dem höchsten, das deine eigenen Würfel wahr machen.',
    right:
      'Angezweifelt, und wahr: zwei 5, zwei Magische Einsen und noch eine 5 unter dem anderen Becher. Der Zweifler verliert einen Würfel.',
    wrong: 'Zähl deine 5 und deine 1 zusammen: So viele 5 sind gewiss.',
  },
  raise: {
    title: 'Überbieten',
    ask: 'Wer an der Reihe ist, bietet mehr oder zweifelt. Mehr heißt: mehr Würfel oder ebenso viele mit einer höheren Seite. Überbiete drei 3 so knapp wie möglich.',
    right: 'Drei 4: ebenso viele Würfel, eine höhere Seite.',
    wrong: 'Lass es bei drei Würfeln und nimm die nächste Seite.',
  },
  challenge: {
    title: 'Zweifeln',
    ask: 'Glaubst du ein Gebot nicht, so ruf „Gelogen!“: Alle zeigen ihre Würfel, und wer unrecht hatte, verliert so viele, wie es danebenlag. Sechs 6 sind geboten. Zähl zuerst die eigenen.',
    right:
      'Nur drei: Es fehlen drei, und der Bieter verliert drei Würfel. Wer als Letzter Würfel hat, gewinnt.',
    wrong: 'Du hast keine 6 und keine 1, und der andere hat nur fünf Würfel. Können es sechs sein?',
  },
  show: {
    title: 'Zeigen und neu würfeln',
    ask: 'Nach deinem Gebot darfst du Würfel offen hinlegen und die anderen neu würfeln. Du hast vier 5 geboten. Zeig alle, die dafür zählen, und keine anderen.',
    right: 'Noch eine 5: Nun steht das Gebot für alle sichtbar.',
    wrong: 'Zwei 5 zählen, und die Magische Eins zählt auch. Die anderen dürfen rollen.',
  },
  magic: {
    title: 'Die Magischen Einsen',
    ask: 'Auch Magische Einsen allein kann man bieten. Sie sind selten, darum genügen halb so viele: Drei gehen über fünf einer Zahl. Finde das Gebot, das deine Würfel wahr machen.',
    right: 'Drei Magische Einsen gehen über fünf 5, und du hast alle drei.',
    wrong: 'Du hast drei Einsen. Biete gerade diese.',
  },
}

export default words
