// The words of Down the Danube's lessons, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  throw: {
    title: 'Ar aghaidh leat',
    ask: 'Téann do chúig bhád airgid síos an abhainn, ó chearnóg go cearnóg, go dtí an Mhuir Dhubh. Taispeánann na maidí 6. Cuir an bád is faide chun tosaigh na sé chearnóg ar fad in aon uair amháin.',
    right: 'Tugann 1, 4 nó 6 caitheamh eile duit, agus seo é. Críochnaíonn 2 nó 3 do shealsa.',
    wrong: 'Bealach maith é sin freisin, ach tóg an bád is faide chun tosaigh, agus na sé chearnóg ar fad.',
  },
  swap: {
    title: 'Áiteanna a mhalartú',
    ask: 'Ní bhíonn dhá bhád riamh ar an gcearnóg chéanna. Má shroicheann tú namhaid nach bhfuil bád dá chuid féin lena thaobh, malartaíonn sibh áiteanna. Caith siar an bád copair atá chun tosaigh.',
    right: 'Tá tusa chun tosaigh, agus tá sé chearnóg caillte ag Copar.',
    wrong:
      'Tá an bád copair is faide chun tosaigh ina aonar ar 17. Cé acu de do bháid atá sé chearnóg taobh thiar de?',
  },
  pairs: {
    title: 'Seasann beirt le chéile',
    ask: 'Ní féidir bád a bhfuil comharsa ar a dhath féin aige a chaitheamh siar. Bog i gcaoi nach bhfágtar aon cheann de do bháid ina aonar.',
    right: 'Anois tá comharsa ag gach bád, agus ní féidir aon cheann a chaitheamh siar.',
    wrong: 'Tá an bád ar 2 ina aonar. Tugann trí chearnóg chuig cara é.',
  },
  block: {
    title: 'Dúnann trí cinn an abhainn',
    ask: 'Trí cinn de do bháid i ndiaidh a chéile, sin bac: ní théann aon namhaid thairis. Úsáid na trí chéim ar fad le ceann a thógáil.',
    right: 'Caithfidh na báid chopair taobh thiar de fanacht.',
    wrong: 'Tá dhá bhád taobh le taobh agat, ar 10 agus 11. Tabhair an tríú ceann chucu.',
  },
  rapids: {
    title: 'An fánsruth',
    ask: 'Bád a chríochnaíonn a bheart ar 30, san fhánsruth, iompraítear siar go 19 é. Níl aon dochar ann dul thairis. Tabhair an bád tosaigh thairis, chuig an gcaladh ar 32.',
    right: 'Thar an bhfánsruth, agus ní féidir le haon duine thú a chaitheamh siar as caladh.',
    wrong: 'Tugann trí chearnóg in aon uair amháin an bád as 29 thar an bhfánsruth.',
  },
  mooring: {
    title: 'Tá an caladh tógtha',
    ask: 'Calaí iad 29, 32 agus 34: fanann an té atá ina luí ann. Má théann tú i dtreo cinn atá ag namhaid, stadann tú ar an gcearnóg roimhe. Triail é ar 29.',
    right: 'Stadann tú ar 28, agus ní bhogann an bád seo a thuilleadh leis an gcaitheamh seo.',
    wrong: 'Tá do bhád ar 27 dhá chearnóg ón gcaladh atá ag Copar.',
  },
  sea: {
    title: 'Amach chun farraige',
    ask: 'Nuair nach bhfuil aon bhád leat sna chéad deich gcearnóg a thuilleadh, tá an fharraige oscailte. Teastaíonn an uimhir chruinn, agus buann cúig bhád sa bhaile. Tabhair an chéad cheann abhaile.',
    right: 'Tá ceann amháin sa bhaile. Ceithre cinn eile, agus is leatsa an cluiche.',
    wrong: 'Is í an fharraige an chearnóg dheireanach. Níl ceann de do bháid ach céim amháin uaithi.',
  },
}

export default words
