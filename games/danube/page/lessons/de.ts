// The words of Down the Danube's lessons, in German.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  throw: {
    title: 'Leinen los',
    ask: 'Deine fünf silbernen Boote fahren den Fluss hinab, Feld um Feld, bis ins Schwarze Meer. Die Stäbe zeigen 6. Schick dein vorderstes Boot alle sechs Felder auf einmal weiter.',
    right: 'Eine 1, 4 oder 6 bringt noch einen Wurf, und da ist er. Eine 2 oder 3 beendet den Zug.',
    wrong: 'Auch ein guter Weg, aber nimm das vorderste Boot und alle sechs Felder.',
  },
  swap: {
    title: 'Plätze tauschen',
    ask: 'Zwei Boote teilen nie ein Feld. Wer einen Gegner erreicht, der keinen der Seinen neben sich hat, tauscht mit ihm den Platz. Wirf den Ersten von Kupfer zurück.',
    right: 'Du liegst vorn, und Kupfer hat sechs Felder verloren.',
    wrong: 'Der Erste von Kupfer ist allein auf 17. Welches deiner Boote liegt sechs Felder dahinter?',
  },
  pairs: {
    title: 'Zwei halten zusammen',
    ask: 'Ein Boot mit einem Nachbarn der eigenen Farbe kann nicht zurückgeworfen werden. Zieh so, dass keines deiner Boote allein bleibt.',
    right: 'Nun hat jedes Boot einen Nachbarn, und keines ist zurückzuwerfen.',
    wrong: 'Das Boot auf 2 ist allein. Drei Felder bringen es zu den anderen.',
  },
  block: {
    title: 'Drei sperren den Fluss',
    ask: 'Drei deiner Boote hintereinander sind eine Sperre: Kein Gegner kommt daran vorbei. Bau eine mit allen drei Schritten.',
    right: 'Die kupfernen Boote dahinter müssen warten.',
    wrong: 'Auf 10 und 11 liegen zwei deiner Boote nebeneinander. Bring ein drittes dazu.',
  },
  rapids: {
    title: 'Die Stromschnellen',
    ask: 'Ein Boot, das auf 30 in den Stromschnellen endet, wird auf 19 zurückgetragen. Darüber hinweg geht es gefahrlos. Bring dein erstes Boot vorbei, zum Liegeplatz auf 32.',
    right: 'Vorbei, und an einem Liegeplatz wirft dich niemand zurück.',
    wrong: 'Drei Felder auf einmal bringen das Boot von 29 über die Stromschnellen.',
  },
  mooring: {
    title: 'Der Liegeplatz ist besetzt',
    ask: '29, 32 und 34 sind Liegeplätze: Wer dort liegt, bleibt. Steuerst du einen an, den ein Gegner hält, so hältst du auf dem Feld davor. Versuch es mit der 29.',
    right: 'Du hältst auf 28, und dieses Boot zieht mit diesem Wurf nicht mehr.',
    wrong: 'Dein Boot auf 27 ist zwei Felder von dem Liegeplatz entfernt, den Kupfer hält.',
  },
  sea: {
    title: 'Ins Meer',
    ask: 'Wenn keines deiner Boote mehr auf den ersten zehn Feldern ist, steht das Meer offen. Es verlangt die genaue Zahl, und fünf Boote daheim gewinnen. Bring das erste heim.',
    right: 'Eines ist daheim. Noch vier, und du hast gewonnen.',
    wrong: 'Das Meer ist das letzte Feld. Eines deiner Boote ist nur einen Schritt davor.',
  },
}

export default words
