// Rátálacha, i nGaeilge.
import { counted } from '../../board/count/ga'
import type en from './en'

const games = counted('cluiche', 'chluiche', 'gcluiche')

const words: typeof en = {
  title: 'Rátálacha',
  rating: 'rátáil',
  rated: 'Rátáilte',
  ratedNote: 'Athraíonn an toradh rátáil na n-imreoirí. Tá clog de dhíth. Ní féidir bearta a thógáil siar.',
  notCounted:
    'Níor athraigh aon rátáil: níor bhog imreoir, nó bhí sé chluiche rátáilte ag na himreoirí seo inniu.',
  refusals: {
    name_needed: 'Cluiche rátáilte é seo: is d’imreoirí a bhfuil ainm buan acu na suíocháin.',
    same_address:
      'Cluiche rátáilte é seo, agus bhí tú ar an líonra céanna le himreoir eile le 24 uair an chloig anuas. Iarr cluiche gan rátáil.',
    same_person:
      'Rátáiltear an cluiche seo, agus is leatsa, nó le cuntas bota de do chuid, suíochán eile ag an mbord.',
    seat_taken: 'Tá an suíochán sin tógtha, nó tá tú i do shuí ag an mbord seo cheana.',
    bad_key: 'Logáladh amach thú in áit eile.',
  },

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
  away: 'Níl an freastalaí ag freagairt.',
}
export default words
