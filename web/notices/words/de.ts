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
} satisfies typeof en
