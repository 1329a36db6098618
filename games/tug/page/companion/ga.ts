// Tug of War beside the board, in Irish.
import type en from './en'

export default {
  start:
    'Caitheann Plockton, ansin Broadford, trí dhísle dá cholún: sin an líon lúthchleasaithe ar an téad. Tosaíonn Plockton, agus Broadford sa dara babhta.',
  turn: [
    'Caith na trí dhísle; ar gach sé i do cholún is féidir ceann acu a chaitheamh arís.',
    'Cuir gach ceann in aice le dísle eile de do cholún: díbir, críochnaigh, lagaigh nó malartaigh.',
    'Nó téigh ar buile le trí dhísle chothroma.',
    'An té nach bhfuil aon duine aige ar an téad, tá an babhta caillte aige.',
  ],
} satisfies typeof en
