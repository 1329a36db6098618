// Druid's Duel beside the cards, in Irish.
import type en from './en'

const words: typeof en = {
  start: 'Roinn na cártaí go cothrom, anseo nó de láimh. Tá na trí chruth ag gach duine.',
  turn: [
    'Roghnaíonn gach duine cruth faoi rún, agus taispeántar le chéile iad.',
    'Roghnaíonn gach duine cárta faoi rún, agus taispeántar le chéile iad.',
    'An giorria: níos ísle ná na cinn eile ar fad. An leon: níos airde ná gach ceann. An phéacóg: gan an chéim chéanna ná an dath céanna ag aon chárta eile.',
    'Cárta a n-éiríonn leis, cuirtear i leataobh é; téann na cinn eile ar ais sa lámh.',
    'Bíonn an cruth a imríodh díreach anois ídithe an chéad seal eile.',
  ],
  suits: { S: 'spéireata', H: 'hart', D: 'muileata', C: 'triuf' },
  card: (rank, suit) => `${rank === 'A' ? 'aon' : rank} ${suit}`,
}

export default words
