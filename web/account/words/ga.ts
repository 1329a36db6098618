// Ainm a fhanann, i nGaeilge.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const codes = counted('cód athshlánaithe', 'chód athshlánaithe', 'gcód athshlánaithe')
const devices = counted('gléas', 'ghléas', 'ngléas')

const words: typeof en = {
  title: 'Ainm a fhanann',
  lead: 'Ionas go n-aithneoidh daoine eile arís thú, agus go mbeidh do bhoird ar do ghléasanna go léir. Níl ceann de dhíth ar aon duine chun imirt. Coinníonn do ghléas eochair phas dó: níl aon phasfhocal ann, agus ní iarrtar ríomhphost.',
  name: 'Ainm',
  take: 'Glac an t-ainm seo',
  taking: 'Nóiméad amháin …',
  or: 'An bhfuil ceann agat cheana?',
  signIn: 'Sínigh isteach le heochair phas',
  withCode: 'An bhfuil gach gléas caillte?',
  code: 'Cód athshlánaithe',
  useCode: 'Sínigh isteach le cód',

  noPasskeys:
    'Níl eochracha pas ag an mbrabhsálaí seo anseo. Teastaíonn https uathu, nó an gléas féin mar localhost.',
  goLocal: 'Oscail an leathanach seo san áit a n-oibríonn siad',

  codesTitle: 'Cóid athshlánaithe',
  codesNote:
    'Síníonn gach ceann acu isteach thú uair amháin, má chailleann tú gach gléas. Ní thaispeántar iad ach an uair seo: priontáil iad, nó scríobh síos iad.',
  print: 'Priontáil',
  copy: 'Cóipeáil',
  copied: 'Cóipeáilte',
  kept: 'Tá siad coinnithe agam',

  since: (day) => `Ó ${day}`,
  devices: 'Eochracha pas',
  device: (added, used) =>
    used ? `Curtha leis ${added}, úsáidte go deireanach ${used}` : `Curtha leis ${added}, gan úsáid ó shin`,
  thisKind:
    'Is leor eochair phas amháin nuair a roinneann do ghléasanna í. In áit eile, sínigh isteach le cód, agus cuir ceann eile leis ansin.',
  addDevice: 'Cuir eochair phas an ghléis seo leis',
  removeDevice: 'Bain',
  codesLeft: (n) => `${codes(n)} fágtha.`,
  newCodes: 'Déan cóid nua',
  sessions: (n) => (n === 1 ? 'Sínithe isteach anseo amháin.' : `Sínithe isteach ar ${devices(n)}.`),
  endOthers: 'Sínigh amach i ngach áit eile',
  rename: 'Athraigh an t-ainm',
  signOut: 'Sínigh amach anseo',
  save: 'Sábháil é go léir mar chomhad',
  remove: 'Scrios an t-ainm seo',
  removeNote:
    'Scriostar an t-ainm, a eochracha pas agus a chóid láithreach. Fanann do chluichí, mar chluichí duine éigin; is leatsa i gcónaí, mar aoi, na boird a thosaigh tú ar an ngléas seo.',
  removeYes: 'Scrios go deo é',
  removeNo: 'Coinnigh é',

  cancelled: 'Níor tugadh eochair phas. Níor athraigh aon rud.',
  errors: {
    bad_origin:
      'Ní féidir síniú isteach ag an seoladh seo. Iarr ar an té a ritheann an freastalaí seo page-url a shocrú.',
    bad_passkey: 'Níor glacadh leis an eochair phas sin.',
    bad_code: 'Ní cód athshlánaithe é sin, nó úsáideadh é.',
    last_passkey: 'Is í an eochair phas dheireanach í. Cuir ceann eile leis sula mbaineann tú í.',
    too_many_passkeys: 'Tá fiche eochair phas ann, an méid is mó is féidir.',
  },
}

export default words
