// About the house, in Irish.
import type en from './en'

export default {
  title: 'Maidir le Nemeton',
  what: 'Is é atá i nemeton ná doire naofa. Teach é an ceann seo do chluichí draoithe agus Ceilteach: seanchinn a tochlaíodh as an talamh, agus cinn nua a chum duine éigin dóibh. Imrítear anseo iad le cairde ag scáileán amháin, le cairde i bhfad uait, nó in aghaidh botaí. Níl aon fhógraíocht ann, agus níl cuntas de dhíth ar aon duine. Nuair a bhíonn an leathanach oscailte agat uair amháin, oibríonn sé gan líonra freisin.',
  whatHere:
    'Is é atá i nemeton ná doire naofa. Tá cluichí boird draoithe agus Ceilteach sa cheann seo, cuid acu sean agus cuid acu nuacheaptha. Imríonn tú anseo iad le cairde ag scáileán amháin nó in aghaidh botaí. Níl aon chuntais ná fógraíocht ann, agus fanann a ndéanann tú sa bhrabhsálaí seo. Nuair a bhíonn an leathanach oscailte agat uair amháin, oibríonn sé gan líonra freisin. Chun imirt le cairde in áit eile, teastaíonn Nemeton le freastalaí cluichí uait.',
  version: (version: string) => `Leagan ${version}`,
  stored: 'An méid a stóráiltear fút',
  lab: 'An tsaotharlann',
  labNote:
    'Cé chomh cothrom, fada agus bríomhar is atá na cluichí: tuairiscí ar na mílte cluiche an ceann, agus do staidéir féin.',
  credits: 'Cé leis na cluichí',
  creditsNote: 'Lena gcumadóirí na cluichí. Linn féin na leabhair rialacha, na boird agus na ríomhchláir.',
  licence: 'Ceadúnas',
  licenceNote:
    'Tá na bogearraí, lena gcuid pictiúr, leabhar rialacha agus cáipéisí, faoi cheadúnas Apache, leagan 2.0. Tá an méid a cheadaíonn gach cumadóir san fhógra:',
  notice: 'An fógra',
  source: 'An cód foinse',
  sourceNote:
    'Iarr cód foinse an leagain thuas ar an té a ritheann an teach seo. Ceadaíonn an ceadúnas dóibh é a thabhairt duit, agus duitse é a úsáid, a athrú agus a roinnt.',
} satisfies typeof en
