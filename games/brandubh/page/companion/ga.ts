// Brandubh beside the board, in Irish.
import type en from './en'

const words: typeof en = {
  start: 'Tosaíonn na hionsaitheoirí. Malartaigí taobhanna don chéad chluiche eile.',
  turn: [
    'Bog píosa amháin i líne dhíreach, chomh fada agus is mian leat, thar chearnóga folmha.',
    'Gabh gach namhaid atá anois idir dhá phíosa de do chuid.',
    'An bhfuil an rí i gcúinne, nó gafa? Má tá, tá an cluiche thart.',
  ],
}

export default words
