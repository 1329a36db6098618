// Benachrichtigungen.
import type en from './en'

export default {
  tell: 'Auf diesem Gerät benachrichtigen',
  tellNote:
    'Wenn du am Zug bist, eine Runde beginnt, eine Partie endet oder jemand eine Revanche anbietet. Nicht, solange du am Tisch bist.',
  byMail: 'Per E-Mail benachrichtigen',
  byMailNote:
    'Wenn du am Zug bist, eine Runde beginnt, eine Partie endet oder jemand eine Revanche anbietet. Der Server speichert die Adresse, bis du die Mails beendest.',
  address: 'E-Mail-Adresse',
  sendCode: 'Code senden',
  codeSent: (mail: string) => `Ein achtstelliger Code ist unterwegs an ${mail}.`,
  code: 'Achtstelliger Code',
  confirm: 'Bestätigen',
  other: 'Andere Adresse verwenden',
  mailTold: (mail: string) => `Benachrichtigungen gehen an ${mail}.`,
  noMails: 'Mails beenden',
  errors: {
    denied:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.',
    away: 'Der Server oder der Benachrichtigungsdienst des Browsers antwortet nicht. Versuch es später noch einmal.',
    bad_request: 'Das ist keine E-Mail-Adresse.',
    bad_code: 'Der Code ist falsch oder abgelaufen. Du kannst einen neuen anfordern.',
  },
  stopTitle: 'Benachrichtigungen per E-Mail',
  stop: 'Mails beenden',
  stopped: 'Zu deinen jetzigen Partien kommen keine Mails mehr.',
  stopBad: 'Dieser Link ist nicht gültig. Verwende den Link am Ende einer Mail.',
} satisfies typeof en
