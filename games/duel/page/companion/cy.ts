// Druid's Duel beside the cards, in Welsh.
import type en from './en'

const words: typeof en = {
  start: 'Rhannwch y cardiau’n gyfartal, yma neu â llaw. Mae’r tair ffurf gan bawb.',
  turn: [
    'Mae pawb yn dewis ffurf yn gudd, ac yn ei dangos yr un pryd.',
    'Mae pawb yn dewis cerdyn yn gudd, ac yn ei ddangos yr un pryd.',
    'Ysgyfarnog: is na phob un arall. Llew: uwch na phob un arall. Paun: heb fod o’r un gwerth na’r un siwt â dim un arall.',
    'Mae cerdyn sy’n llwyddo’n cael ei ollwng; mae’r lleill yn mynd yn ôl i’r llaw.',
    'Mae’r ffurf sydd newydd ei chwarae wedi blino yn y tro nesaf.',
  ],
  suits: { S: 'y rhawiau', H: 'y calonnau', D: 'y diemyntau', C: 'y clybiau' },
  card: (rank, suit) => `${rank === 'A' ? 'As' : rank} ${suit}`,
}

export default words
