// The words of Druid's Duel's lessons, in German.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  lion: {
    title: 'Der Löwe',
    ask: 'Wer zuerst keine Karten mehr hat, gewinnt. Alle spielen heimlich eine Karte, und deine Gestalt sagt, ob deine fort darf: die des Löwen, wenn sie die höchste ist. Spiel eine, die fort darf, was Birke auch spielt.',
    right: 'Deine war die höchste und ist fort.',
    wrong:
      'Zu zweit kennt jeder die Karten des anderen: Was Birke hält, ist in der Tafel bezeichnet. Welches ist Birkes höchster Wert?',
  },
  jackrabbit: {
    title: 'Der Hase',
    ask: 'Die Karte des Hasen darf fort, wenn sie niedriger ist als alle anderen; gleich genügt nicht. Spiel eine, die sicher fort darf.',
    right: 'So niedrig wie eine 2 ist bei Birke nichts.',
    wrong: 'Welches ist der niedrigste Wert, den Birke hält? Geh darunter.',
  },
  peacock: {
    title: 'Der Pfau',
    ask: 'Der Pfau will anders sein als die anderen: Seine Karte darf fort, wenn keine andere denselben Wert oder dieselbe Farbe hat. Spiel eine, die sicher fort darf.',
    right: 'Birke hat kein Karo und keine 4.',
    wrong: 'Such eine Farbe, die Birke nicht hat, und darin einen Wert, den Birke nicht hat.',
  },
  drained: {
    title: 'Wähl deine Gestalt',
    ask: 'Die Gestalt der letzten Runde ist erschöpft, es bleiben zwei. Nimm die, in der du eine Karte hast, die sicher fort darf, und spiel diese Karte.',
    right: 'Du hast die Gestalt zur Karte gewählt. Darum geht es in diesem Spiel.',
    wrong: 'Du hast eine 3. So Niedriges hat Birke nicht.',
  },
  last: {
    title: 'Die letzte Karte',
    ask: 'Jeder hat noch eine Karte: du die Pik 6, Birke die Pik 5. Welche Gestalt gewinnt?',
    right: 'Höher, und fort: Du hast keine Karte mehr und gewinnst.',
    wrong: 'Beide sind Pik, darum scheitert der Pfau. Und wer ist höher?',
  },
}

export default words
