// Invitations to a table, and seats that go to another device, in German.
import type en from './en'

export default {
  invited: (game) => `Einladung: ${game}`,
  forYou: 'frei für dich',
  clock: (time) => `Uhr: ${time}.`,
  noClock: 'Ohne Uhr.',
  usualRules: 'Die üblichen Regeln.',
  onlyWatch: 'Nur zuschauen',
  freeSeat: (seat) => `Platz von ${seat} wieder freigeben`,
  close: 'Tisch schließen',
  closeSure: 'Den Tisch für alle schließen? Er wird gelöscht.',
  closeYes: 'Schließen',
  closeNo: 'Bleiben',
  deviceNote: 'Wer den Link oder die Wörter hat, spielt an deinem Platz; behalte sie also für dich.',
  qr: 'Der Link als Bild, für die Kamera des anderen Geräts',
  fourWords: 'Stattdessen vier Wörter',
  fourWordsNote: (minutes) =>
    `Tipp sie auf dem anderen Gerät unter „Meine Tische“ ein. Sie gelten einmal, ${minutes} Minuten lang.`,
  guestName: 'Dein Name als Gast',
  guestNameNote: 'Andere Spieler sehen ihn. Du brauchst kein Konto.',
  noName: 'keiner',
  sealing: 'Wörter werden gesucht …',
} satisfies typeof en
