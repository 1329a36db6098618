// My tables, open tables, another device, and what is kept, in German.
import type en from './words.en'

export default {
  mine: 'Meine Tische',
  mineNone: 'Noch kein Tisch. Spiel mit jemandem per Link, oder setz dich an einen offenen Tisch.',
  over: 'Beendet',
  away: 'Der Server antwortet nicht.',

  leave: (game) => `Den Tisch verlassen: ${game}`,
  leaveSure: 'Diesen Tisch für immer verlassen?',
  leaveNote:
    'Hast du hier schon gespielt, ist das Spiel aufgegeben. Dein Schlüssel wird gelöscht, hier und auf dem Server. Geht der Letzte, wird auch der Tisch gelöscht.',
  leaveOver:
    'Dein Schlüssel wird gelöscht, hier und auf dem Server. Geht der Letzte, wird auch der Tisch gelöscht.',
  leaveYes: 'Verlassen',
  leaveNo: 'Bleiben',
  leaveFailed: 'Der Server hat nicht geantwortet; alles ist, wie es war.',

  bring: 'Ein Platz von einem anderen Gerät',
  bringNote: 'Tipp die vier Wörter ab, die es zeigt.',
  bringWords: 'Vier Wörter',
  bringGo: 'Platz übernehmen',
  bringing: 'Wird gesucht …',
  notWord: (word) => `„${word}“ gehört nicht zu den Wörtern.`,
  notFour: (count) => `Das ${count === 1 ? 'ist ein Wort' : `sind ${count} Wörter`}, nicht vier.`,
  noPass: 'Diese Wörter öffnen keinen Platz: Sie sind vertippt, schon benutzt oder älter als zehn Minuten.',

  lobby: 'Offene Tische',
  lobbyNone: 'Gerade wartet niemand auf Gesellschaft.',
  lobbyOpen: 'Eröffne selbst einen: ein Spiel, jemand per Link und „Alle dürfen mitspielen“.',
  free: (open, seats) =>
    open === 1 ? `Einer von ${seats} Plätzen ist frei` : `${open} von ${seats} Plätzen sind frei`,
  bots: (bots) => (bots === 1 ? 'ein Bot' : `${bots} Bots`),
  sit: 'Platz nehmen',
  sitAt: (game) => `Platz nehmen: ${game}`,
  yours: 'Dein Tisch',

  deviceNote: 'Wer den Link oder die Wörter hat, spielt an deinem Platz; behalte sie also für dich.',
  qr: 'Der Link als Bild, für die Kamera des anderen Geräts',
  fourWords: 'Stattdessen vier Wörter',
  fourWordsNote: (minutes) =>
    `Tipp sie auf dem anderen Gerät unter „Meine Tische“ ein. Sie gelten einmal, ${minutes} Minuten lang.`,
  fourWordsFailed: 'Der Server hat die Wörter nicht genommen. Versuch es noch einmal.',
  sealing: 'Wörter werden gesucht …',

  data: 'Was dieser Browser behält',
  dataTables: (tables) =>
    tables === 1 ? 'Den Schlüssel eines Tisches' : `Die Schlüssel von ${tables} Tischen`,
  dataLocal: 'Ein Spiel auf diesem Gerät',
  dataLessons: (lessons) => (lessons === 1 ? 'Eine geschaffte Lektion' : `${lessons} geschaffte Lektionen`),
  dataSettings: 'Einstellungen und eigene Fragekarten',
  dataNone: 'Nichts.',
  dataServer:
    'Der Server kennt keine Namen. Von dir hat er zu jedem Platz einen Fingerabdruck des Schlüssels und die Züge. Verlässt du einen Platz, löscht er den Fingerabdruck; geht der Letzte, löscht er den Tisch mit allen Zügen.',
  save: 'Als Datei sichern',
  saveNote: 'Wer die Datei hat, kann an deinen Plätzen spielen; behalte sie also für dich.',
  load: 'Eine Datei einlesen',
  loaded: (tables) =>
    tables === 1
      ? 'Eingelesen, mit einem Tisch, der hier fehlte.'
      : `Eingelesen, mit ${tables} Tischen, die hier fehlten.`,
  notOurs: 'Diese Datei hat nicht Nemeton gesichert.',
  newer: 'Diese Datei hat eine neuere Fassung von Nemeton gesichert.',
  wrongPart: (part) => `Der Teil „${part}“ dieser Datei ist beschädigt. Nichts wurde geändert.`,
  clear: 'Hier alles löschen',
  clearSure: 'Alles löschen? Plätze, deren Link du nicht anderswo hast, sind dann verloren.',
  clearHere: 'Hier löschen',
  clearBoth: 'Löschen und meine Plätze verlassen',
  clearNo: 'Behalten',
  clearing: 'Die Tische werden verlassen …',
  clearFailed: (left) =>
    left === 1
      ? 'Ein Tisch ließ sich nicht verlassen; er ist noch hier.'
      : `${left} Tische ließen sich nicht verlassen; sie sind noch hier.`,
} satisfies typeof en as typeof en
