// My tables, open tables, another device, and what is kept, in German.
import type en from './en'

export default {
  mine: 'Meine Tische',
  mineNone: 'Noch kein Tisch. Wähl ein Spiel und fang an, oder setz dich an einen offenen Tisch.',
  mineNoneHere: 'Noch keine Spiele. Wähl eines aus und spiel.',
  over: 'Beendet',
  ago: {
    now: 'jetzt',
    minute: (n) => (n === 1 ? 'vor 1 Minute' : `vor ${n} Minuten`),
    hour: (n) => (n === 1 ? 'vor 1 Stunde' : `vor ${n} Stunden`),
    day: (n) => (n === 1 ? 'gestern' : `vor ${n} Tagen`),
    month: (n) => (n === 1 ? 'letzten Monat' : `vor ${n} Monaten`),
    year: (n) => (n === 1 ? 'letztes Jahr' : `vor ${n} Jahren`),
  },

  leave: (game) => `Den Tisch verlassen: ${game}`,
  leaveSure: 'Diesen Tisch für immer verlassen?',
  leaveNote:
    'Hast du hier schon gespielt, ist das Spiel aufgegeben. Dein Schlüssel wird gelöscht, hier und auf dem Server. Geht der Letzte, wird auch der Tisch gelöscht.',
  leaveOver:
    'Dein Schlüssel wird gelöscht, hier und auf dem Server. Geht der Letzte, wird auch der Tisch gelöscht.',
  leaveYes: 'Verlassen',
  leaveNo: 'Bleiben',

  here: 'an einem Bildschirm',
  unknown: 'Ohne Ergebnis',
  moreOver: (tables) =>
    tables === 1 ? 'Ein weiterer steht im Archiv.' : `${tables} weitere stehen im Archiv.`,
  drop: {
    leave: (game) => `Das Spiel löschen: ${game}`,
    leaveSure: 'Dieses Spiel für immer löschen?',
    leaveNote: 'Es läuft noch und ist nur auf diesem Gerät.',
    leaveOver: 'Seine Aufzeichnung ist nur auf diesem Gerät.',
    leaveYes: 'Löschen',
    leaveNo: 'Behalten',
  },

  archive: 'Archiv',
  archiveNone: 'Noch ist kein Spiel beendet. Was du spielst, bleibt danach hier, allein auf diesem Gerät.',
  left: (time) => `noch ${time}`,
  atServer: 'Beim Server',
  opponentName: 'Gegen, mit Namen',
  from: 'Von',
  until: 'Bis',
  yes: 'Ja',
  no: 'Nein',
  searchGo: 'Suchen',
  review: 'Durchsehen',
  record: 'Aufzeichnung',
  shareLink: 'Link',
  noneFound: 'Kein beendetes Spiel ist so.',
  found: (games) => (games === 1 ? 'Ein Spiel' : `${games} Spiele`),
  search: 'Suche',
  game: 'Spiel',
  opponent: 'Gegen',
  outcome: 'Ergebnis',
  since: 'Wann',
  any: 'Egal',
  opponents: {
    beginner: 'Neulinge (Bots)',
    novice: 'Anfänger-Bots',
    casual: 'mittlere Bots',
    skilled: 'geübte Bots',
    strong: 'starke Bots',
    expert: 'Kenner-Bots',
    master: 'Meister-Bots',
    best: 'die besten Bots',
    friends: 'Freunde per Link',
    here: 'Leute an diesem Bildschirm',
    mixed: 'verschiedene',
    unknown: 'unbekannt',
  },
  outcomes: {
    won: 'Gewonnen',
    lost: 'Verloren',
    tie: 'Unentschieden',
    seen: 'Andere spielten, oder alle hier',
    unknown: 'Ohne Ergebnis',
  },
  days: (days) => `Die letzten ${days} Tage`,
  year: 'Das letzte Jahr',
  tallies: 'So steht es',
  tally: (game, against, results) => `${game} gegen ${against}: ${results}`,
  results: {
    won: (games) => `${games} gewonnen`,
    lost: (games) => `${games} verloren`,
    tie: (games) => `${games} unentschieden`,
  },
  more: (games) => `${games} weitere zeigen`,
  saveArchive: 'Alle als Datei sichern',
  loadArchive: 'Spiele einlesen',
  archiveNote: 'Eine Datei dieses Archivs oder eine einzelne Aufzeichnung.',
  bringingIn: 'Die Spiele werden gelesen …',
  taken: (games) => (games === 1 ? 'Ein Spiel wurde eingelesen.' : `${games} Spiele wurden eingelesen.`),
  takenWrong: (games) =>
    games === 1
      ? 'Eines war nicht zu lesen oder fand keinen Platz.'
      : `${games} waren nicht zu lesen oder fanden keinen Platz.`,
  noArchive: 'Das ist weder ein Archiv noch eine Aufzeichnung von Nemeton.',
  archiveTooLarge: 'Diese Datei hat über 16 Megabyte, zu viel für ein Archiv.',

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

  data: 'Was dieser Browser behält',
  dataTables: (tables) =>
    tables === 1 ? 'Den Schlüssel eines Tisches' : `Die Schlüssel von ${tables} Tischen`,
  dataGames: (games) => (games === 1 ? 'Ein Spiel auf diesem Gerät' : `${games} Spiele auf diesem Gerät`),
  dataLessons: (lessons) => (lessons === 1 ? 'Eine geschaffte Lektion' : `${lessons} geschaffte Lektionen`),
  dataPuzzles: (puzzles) => (puzzles === 1 ? 'Ein gelöstes Rätsel' : `${puzzles} gelöste Rätsel`),
  dataSettings: 'Einstellungen und eigene Fragekarten',
  dataPlayer: 'deine Anmeldung mit einem Namen, der bleibt',
  dataNone: 'Nichts.',
  dataNotes: 'Notizen zu deinen Tischen: Entwürfe, Würfel, stummgeschaltete Spieler',
  dataMail: 'Deine E-Mail-Adresse für Benachrichtigungen',
  dataServer: 'Was dieser Server speichert',
  keeps: {
    seats:
      'Zu jedem Platz: einen Hash seines Schlüssels, deinen Namen dort, deine Züge und worum du die anderen bittest. Verlässt du den Platz, wird der Hash gelöscht; geht der Letzte, auch der Tisch.',
    passes:
      'Zehn Minuten lang, wenn du einen Platz mit vier Wörtern weitergibst: seinen Schlüssel, mit den Wörtern versiegelt.',
    visits:
      'Einen Tag lang, zu jedem Tisch, an dem du Platz nimmst: einen Hash deiner Adresse. Schickt dich der Gastgeber weg, bleibt er so lange wie der Tisch.',
    seeks:
      'Während du Mitspieler suchst: die Spiele, das Tempo und bei gewerteten Partien einen Hash deiner Adresse.',
    devices:
      'Wirst du auf einem Gerät benachrichtigt: die Adresse, die dein Browser dafür nennt, deine Sprache und eine von 65.536 Zahlen für dein Netz.',
    email: 'Wirst du per E-Mail benachrichtigt: deine E-Mail-Adresse und deine Sprache, bis du es beendest.',
    moderation:
      'Meldungen 90 Tage lang, Sperren, solange sie gelten, und das Protokoll der Moderation ein Jahr lang. Eine Sperre kann einer Adresse gelten.',
    account:
      'Mit einem Konto: deinen Namen und seit wann du ihn hast, die öffentlichen Schlüssel deiner Passkeys und wann sie benutzt wurden, Hashes deiner Wiederherstellungscodes und Sitzungen, deine Plätze, wen du blockiert hast, und deine Bots.',
    networks:
      'Mit einem Konto: einen Tag lang Hashes der Netze, aus denen du kommst, und an gewerteten Tischen einen Hash deiner Adresse.',
    ratings: 'Mit einem Konto: deine Wertungen und die Ergebnisse deiner gewerteten Partien.',
    tournaments: 'Mit einem Konto: die Turniere, die du angelegt hast oder bei denen du dabei bist.',
    requests: 'Eine Zeile im Protokoll für jede Anfrage: ihren Pfad und die Zeit, ohne Adresse.',
    statistics: 'Zahlen für den Betreiber, etwa Tische pro Tag. Sie nennen niemanden.',
  },
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
  clearSureHere: 'Alles löschen?',
  clearHere: 'Hier löschen',
  clearBoth: 'Löschen und meine Plätze verlassen',
  clearNo: 'Behalten',
  clearing: 'Die Tische werden verlassen …',
  clearFailed: (left) =>
    left === 1
      ? 'Ein Tisch ließ sich nicht verlassen; er ist noch hier.'
      : `${left} Tische ließen sich nicht verlassen; sie sind noch hier.`,
} satisfies typeof en
