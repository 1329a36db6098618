// Dass ich am Zug bin, auf diesem Gerät gesagt.
import type en from './en'

export default {
  tell: 'Mir auf diesem Gerät sagen, wenn ich am Zug bin',
  tellNote:
    'Der Browser zeigt es an, auch wenn diese Seite zu ist. Wer am Tisch zuschaut, dem wird nichts geschickt.',
  denied:
    'Der Browser lässt diese Seite nichts melden. Das lässt sich in seinen Einstellungen für diese Seite ändern.',
  away: 'Der Server oder der Dienst des Browsers dafür antwortet nicht.',
  turn: 'Du bist am Zug.',
  byMail: 'Mir per E-Mail sagen, wenn ich am Zug bin',
  byMailNote:
    'Eine Mail kommt, wenn du am Zug bist und nicht auf den Tisch schaust, eine für jeden Zug. Die Adresse bleibt auf dem Server, bis du es beendest.',
  address: 'E-Mail-Adresse',
  sendCode: 'Schick mir einen Code',
  codeSent: (mail: string) => `Eine Mail mit acht Ziffern ist unterwegs an ${mail}.`,
  code: 'Die acht Ziffern',
  confirm: 'Bestätigen',
  other: 'Eine andere Adresse',
  mailTold: (mail: string) => `${mail} erfährt, wenn ich am Zug bin.`,
  noMails: 'Keine Mails mehr',
  errors: {
    bad_request: 'Das ist keine E-Mail-Adresse.',
    bad_code:
      'Das sind nicht die Ziffern der Mail, oder sie gelten nicht mehr. Du kannst eine neue Mail anfordern.',
    too_fast: 'Danach wurde zu oft gefragt. Versuch es später wieder.',
  },
  stopTitle: 'Mails, dass du am Zug bist',
  stop: 'Keine mehr',
  stopped: 'Zu den jetzigen Tischen kommen keine Mails mehr.',
  stopBad: 'Das ist kein Link aus einer Mail von hier.',
} satisfies typeof en
