// Cuntais bota, i nGaeilge.
import type en from './en'

export default {
  // unsure: "cuntas bota" for an account of a program that plays; "dearbhán" for a token.
  title: 'Cuntais bota',
  lead: 'Is féidir le clár de do chuid imirt anseo faoina ainm féin. Iarrann daoine eile air imirt, agus féadtar a chluichí leo a rátáil; ní rátáiltear na cluichí leatsa.',
  name: 'Ainm cuntas bota nua',
  make: 'Déan cuntas bota',
  most: (most) => `Tá ${most} chuntas bota agat, an méid is mó a cheadaítear.`,
  online: 'ag éisteacht anois',
  offline: 'gan a bheith ag éisteacht',
  noToken: 'gan dearbhán',
  renew: (name) => `Dearbhán eile do ${name}`,
  withdraw: (name) => `Tarraing siar dearbhán ${name}`,
  remove: (name) => `Scrios ${name}`,
  removeNote: 'Scriostar láithreach é, mar aon lena rátálacha. Fanann a chluichí, mar chluichí duine éigin.',
  removeYes: 'Scrios go deo é',
  removeNo: 'Coinnigh é',
  token: (name) => `Dearbhán ${name}`,
  tokenNote:
    'Ní thaispeántar é ach an uair seo. Imríonn an té a bhfuil sé aige mar an cuntas bota seo; teastaíonn sé ón gclár a éisteann.',
  copy: 'Cóipeáil',
  copied: 'Cóipeáilte',
  kept: 'Tá sé coinnithe agam',

  which: 'Cén cuntas bota?',
  listening: 'Iad seo atá ag éisteacht anois',
  none: 'Níl aon cheann ag éisteacht anois.',

  waits: (name) => `Iarradh ar ${name} imirt …`,
  declined: (name, why) => `Ní imríonn ${name}: ${why}.`,
  reasons: {
    generic: 'gan chúis a thabhairt',
    later: 'níos déanaí, b’fhéidir',
    game: 'ní an cluiche seo',
    options: 'ní leis na rialacha seo',
    time_control: 'ní leis an gclog seo',
    rated: 'ní ar son rátála, nó ar a son amháin',
    no_answer: 'níor fhreagair sé',
  },
  another: 'Cuntas bota don suíochán seo',
  ask: 'Iarr air imirt',

  errors: {
    seat_taken: 'Tá an suíochán sin tógtha, nó iarradh air ceann eile a thógáil.',
  },
} satisfies typeof en
