// Rátálacha, i nGaeilge.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const games = counted('cluiche', 'chluiche', 'gcluiche')

const words: typeof en = {
  title: 'Rátálacha',
  rating: 'rátáil',
  rated: 'Rátáilte',
  ratedNote: 'Athraíonn an toradh rátáil na n-imreoirí. Tá clog de dhíth. Ní féidir bearta a thógáil siar.',
  notCounted:
    'Níor athraigh aon rátáil: níor bhog imreoir, nó bhí sé chluiche rátáilte ag na himreoirí seo inniu.',
  own: 'Mo chuid rátálacha',
  since: (day) => `Ó ${day}`,
  none: 'Gan aon chluiche rátáilte fós.',
  provisional: 'Ciallaíonn comhartha ceiste nach bhfuil go leor ar eolas fós.',
  record: ({ won, tied, lost }) =>
    [`${won} buaite`, ...(tied > 0 ? [`${tied} cothrom`] : []), `${lost} caillte`].join(', '),
  streaks: (longest, now) =>
    `An tsraith is faide: ${games(longest)} buaite as a chéile${now > 1 ? `; ${now} faoi láthair` : ''}.`,
  plot: (count, first, last, lowest, highest) =>
    `Na cluichí is déanaí (${count}): ó ${first} go ${last}, idir ${lowest} agus ${highest}.`,
  against: 'In aghaidh',
  someone: 'Duine éigin',
  isPrivate: 'Gan a bheith le feiceáil ag daoine eile',
  privateNote: 'Ní bheidh tú in aon liosta ansin, agus ní aimseoidh daoine eile an leathanach seo.',
  gone: 'Níl a leithéid d’imreoir ann, nó ní mian leis nó léi a bheith le feiceáil',

  leaders: 'Na rátálacha is airde',
  noLeaders: 'Níl go leor ar eolas faoi aon duine fós.',
  leadersNote: 'Bíonn rátáil anseo a luaithe is atá go leor ar eolas, tar éis deich go fiche cluiche.',
  games,
  play: 'Imir',
}
export default words
