// An méid a deirtear nuair a leagtar bord amach.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const bots = counted('bota', 'bhota', 'mbota')
const seats = counted('suíochán', 'shuíochán', 'suíochán')

export default {
  count: 'Cé mhéad duine ag an mbord?',
  opponent: 'In aghaidh cé?',
  // unsure: "bota" (pl. "botaí") for a program that plays.
  bot: 'Bota',
  bots: 'Botaí',
  botNote: 'Ar an ngléas seo.',
  here: 'Cara anseo',
  heres: 'Cairde anseo',
  hereNote: 'Ar scáileán amháin.',
  friend: 'Cara trí nasc',
  friends: 'Cairde trí nasc',
  friendNote: 'Cibé áit a bhfuil siad.',
  account: 'Cuntas bota',
  accountNote: 'Clár duine éigin.',
  mixed: 'Bord measctha',
  mixedNote: 'Suíochán ar shuíochán.',
  who: 'Cé a shuíonn cén áit?',
  me: 'Mise',
  someone: 'Duine anseo',
  aFriend: 'Cara trí nasc',
  drawsSeats: 'Roinn na suíocháin le crannchur',
  partners: (pairs) => `Páirtithe: ${pairs.join(', in aghaidh ')}.`,
  level: 'Cé chomh láidir?',
  side: 'Do thaobhsa',
  startingDraw: 'Le crannchur',
  anyone: 'Fáilte roimh chách',
  anyoneNote: 'Ar an liosta faoi “Boird oscailte” fad is atá tú ag fanacht ag an mbord.',
  change: 'Athraigh',
  more: 'Tuilleadh',
  brief: {
    bots: (n, level) =>
      `In aghaidh ${n > 1 ? bots(n) : 'bota'}, ${level === 'best' ? 'an leibhéal is fearr' : `leibhéal: ${level}`}`,
    here: (n) => (n > 1 ? `Le ${n} chara ag an scáileán seo` : 'Le cara ag an scáileán seo'),
    friends: (n) => (n > 1 ? `Le ${n} chara trí nasc` : 'Le cara trí nasc'),
    account: (name) => (name ? `In aghaidh an chuntais bota ${name}` : 'In aghaidh cuntas bota'),
    mixed: (n) => `Bord measctha, ${seats(n)}`,
    side: (side) => `tusa: ${side}`,
    drawn: (n) => (n > 2 ? 'suíocháin le crannchur' : 'taobhanna le crannchur'),
    anyone: 'fáilte roimh chách',
  },
  errors: {
    away: 'Níl an freastalaí ag freagairt. Teastaíonn sé ó chara trí nasc, ach ní theastaíonn ó bhota ná ó chara anseo.',
  },
  lab: 'Cé chomh cothrom agus fada is atá sé',
  start: 'Imir',
  starting: 'Tá an bord á leagan …',
} satisfies typeof en
