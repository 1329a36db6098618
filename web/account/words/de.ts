// Ein Name, der bleibt, auf Deutsch.
import type en from './en'

const words: typeof en = {
  title: 'Ein Name, der bleibt',
  lead: 'Damit andere dich wiedererkennen und deine Tische auf allen deinen Geräten sind. Zum Spielen braucht ihn niemand. Dein Gerät verwahrt dafür einen Passkey: Es gibt kein Passwort, und nach keiner E-Mail wird gefragt.',
  name: 'Name',
  take: 'Diesen Namen nehmen',
  taking: 'Einen Augenblick …',
  or: 'Du hast schon einen?',
  signIn: 'Mit einem Passkey anmelden',
  withCode: 'Alle Geräte verloren?',
  code: 'Wiederherstellungscode',
  useCode: 'Mit einem Code anmelden',

  noPasskeys:
    'Dieser Browser hat hier keine Passkeys. Sie brauchen https oder das Gerät selbst als localhost.',
  goLocal: 'Diese Seite dort öffnen, wo es geht',

  codesTitle: 'Wiederherstellungscodes',
  codesNote:
    'Jeder meldet dich einmal an, solltest du alle Geräte verlieren. Sie werden nur dieses eine Mal gezeigt: Drucke sie oder schreib sie auf.',
  print: 'Drucken',
  copy: 'Kopieren',
  copied: 'Kopiert',
  kept: 'Ich habe sie verwahrt',

  since: (day) => `Seit ${day}`,
  devices: 'Passkeys',
  device: (added, used) =>
    used ? `Seit ${added}, zuletzt benutzt ${used}` : `Seit ${added}, seither nicht benutzt`,
  thisKind:
    'Ein Passkey genügt, wo deine Geräte ihn teilen. Sonst melde dich dort mit einem Code an und füge einen weiteren hinzu.',
  addDevice: 'Passkey dieses Geräts hinzufügen',
  removeDevice: 'Entfernen',
  codesLeft: (codes) =>
    codes === 1 ? 'Ein Wiederherstellungscode ist übrig.' : `${codes} Wiederherstellungscodes sind übrig.`,
  newCodes: 'Neue Codes machen',
  sessions: (sessions) => (sessions === 1 ? 'Nur hier angemeldet.' : `Auf ${sessions} Geräten angemeldet.`),
  endOthers: 'Überall sonst abmelden',
  rename: 'Namen ändern',
  signOut: 'Hier abmelden',
  save: 'All das als Datei sichern',
  remove: 'Diesen Namen löschen',
  removeNote:
    'Der Name, seine Passkeys und seine Codes werden sofort gelöscht. Deine Partien bleiben, als die von jemandem; Tische, die du auf diesem Gerät begonnen hast, bleiben deine als Gast.',
  removeYes: 'Endgültig löschen',
  removeNo: 'Behalten',

  cancelled: 'Es kam kein Passkey. Nichts hat sich geändert.',
  errors: {
    bad_origin:
      'An dieser Adresse kann man sich nicht anmelden. Bitte die Person, die diesen Server betreibt, page-url zu setzen.',
    bad_passkey: 'Dieser Passkey wurde nicht angenommen.',
    bad_code: 'Das ist kein Wiederherstellungscode, oder er wurde schon benutzt.',
    last_passkey: 'Es ist der letzte Passkey. Füge einen anderen hinzu, bevor du ihn entfernst.',
    too_many_passkeys: 'Es sind zwanzig Passkeys, so viele wie möglich.',
  },
}

export default words
