// My tables, open tables, another device, and what is kept, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const tables = counted('bord', 'bhord', 'mbord')
const games = counted('cluiche', 'chluiche', 'gcluiche')
const minutes = counted('nóiméad')

export default {
  mine: 'Mo chuid bord',
  mineNone: 'Níl aon bhord agat fós. Roghnaigh cluiche agus tosaigh, nó suigh ag bord oscailte.',
  mineNoneHere: 'Níl aon chluichí agat fós. Roghnaigh ceann agus imir.',
  over: 'Críochnaithe',
  ago: {
    now: 'anois',
    minute: (n) => `${minutes(n)} ó shin`,
    hour: (n) => `${counted('uair an chloig', 'uair an chloig', 'n-uair an chloig')(n)} ó shin`,
    day: (n) => (n === 1 ? 'inné' : `${n} lá ó shin`),
    month: (n) => (n === 1 ? 'an mhí seo caite' : `${counted('mí', 'mhí', 'mí')(n)} ó shin`),
    year: (n) => (n === 1 ? 'anuraidh' : `${counted('bliain', 'bhliain', 'mbliain')(n)} ó shin`),
  },

  leave: (game) => `Fág an bord: ${game}`,
  leaveSure: 'An bhfágfaidh tú an bord seo go deo?',
  leaveNote:
    'Má d’imir tú anseo, géilltear an cluiche. Scriostar d’eochair, anseo agus ag an bhfreastalaí. Nuair a fhágann an duine deireanach, scriostar an bord freisin.',
  leaveOver:
    'Scriostar d’eochair, anseo agus ag an bhfreastalaí. Nuair a fhágann an duine deireanach, scriostar an bord freisin.',
  leaveYes: 'Fág',
  leaveNo: 'Fan',

  here: 'ag scáileán amháin',
  unknown: 'Gan toradh',
  moreOver: (n) => (n === 1 ? 'Tá ceann eile sa chartlann.' : `Tá ${n} eile sa chartlann.`),
  drop: {
    leave: (game) => `Scrios an cluiche: ${game}`,
    leaveSure: 'An scriosfaidh tú an cluiche seo go deo?',
    leaveNote: 'Tá sé ar siúl fós, agus níl sé in aon áit ach ar an ngléas seo.',
    leaveOver: 'Níl a thaifead in aon áit ach ar an ngléas seo.',
    leaveYes: 'Scrios',
    leaveNo: 'Coinnigh é',
  },

  archive: 'Cartlann',
  archiveNone:
    'Níl aon chluiche críochnaithe fós. Coinnítear anseo gach rud a imríonn tú, ar an ngléas seo amháin.',
  left: (time) => `${time} fágtha`,
  atServer: 'Ag an bhfreastalaí',
  opponentName: 'In aghaidh, de réir ainm',
  from: 'Ó',
  until: 'Go dtí',
  yes: 'Rátáilte',
  no: 'Gan rátáil',
  searchGo: 'Cuardaigh',
  review: 'Athbhreithnigh',
  record: 'Taifead',
  shareLink: 'Nasc',
  noneFound: 'Níl aon chluiche críochnaithe mar sin ann.',
  found: games,
  search: 'Cuardaigh',
  game: 'Cluiche',
  opponent: 'In aghaidh',
  outcome: 'Toradh',
  since: 'Cathain',
  any: 'Is cuma',
  opponents: {
    beginner: 'botaí núíosacha',
    novice: 'botaí tosaithe',
    casual: 'botaí measartha',
    skilled: 'botaí oilte',
    strong: 'botaí láidre',
    expert: 'botaí saineolacha',
    master: 'máistirbhotaí',
    best: 'na botaí is fearr',
    friends: 'cairde trí nasc',
    here: 'daoine ag an scáileán seo',
    mixed: 'roinnt cineálacha',
    unknown: 'gan eolas',
  },
  outcomes: {
    won: 'Buaite',
    lost: 'Caillte',
    tie: 'Cothrom',
    seen: 'Daoine eile a d’imir, nó gach duine anseo',
    unknown: 'Gan toradh',
  },
  days: (n) => `Le ${n} lá anuas`,
  year: 'Le bliain anuas',
  tallies: 'An scór',
  tally: (game, against, results) => `${game}, in aghaidh: ${against}. ${results}`,
  results: {
    won: (n) => `${n} buaite`,
    lost: (n) => `${n} caillte`,
    tie: (n) => `${n} cothrom`,
  },
  more: (n) => `Taispeáin ${n} eile`,
  saveArchive: 'Sábháil gach rud mar chomhad',
  loadArchive: 'Tabhair cluichí isteach',
  archiveNote: 'Comhad ón gcartlann seo, nó taifead amháin.',
  bringingIn: 'Tá na cluichí á léamh …',
  taken: (n) => `Tugadh ${games(n)} isteach.`,
  takenWrong: (n) =>
    n === 1
      ? 'Níorbh fhéidir ceann amháin a léamh, nó ní raibh áit dó.'
      : `Níorbh fhéidir ${n} a léamh, nó ní raibh áit dóibh.`,
  noArchive: 'Ní cartlann ná taifead de chuid Nemeton é seo.',
  archiveTooLarge: 'Tá an comhad seo os cionn 16 mheigibheart, rómhór do chartlann.',

  bring: 'Suíochán ó ghléas eile',
  bringNote: 'Clóscríobh na ceithre fhocal a thaispeánann sé.',
  bringWords: 'Ceithre fhocal',
  bringGo: 'Glac an suíochán',
  bringing: 'Á lorg …',
  notWord: (word) => `Níl “${word}” ar cheann de na focail.`,
  notFour: (n) => `${counted('Focal', 'fhocal', 'bhfocal')(n)} atá ansin, ní ceithre cinn.`,
  noPass:
    'Ní osclaíonn na focail seo aon suíochán: tá botún iontu, úsáideadh cheana iad, nó tá siad níos sine ná deich nóiméad.',

  lobby: 'Boird oscailte',
  lobbyNone: 'Níl aon duine ag fanacht le comhluadar faoi láthair.',
  lobbyOpen: 'Oscail ceann tú féin: roghnaigh cluiche, cara trí nasc, agus “Fáilte roimh chách”.',
  free: (open, seats) => `Suíocháin shaora: ${open} as ${seats}`,
  bots: (n) => (n === 1 ? 'bota' : counted('bota', 'bhota', 'mbota')(n)),
  sit: 'Suigh',
  sitAt: (game) => `Suigh ag bord: ${game}`,
  yours: 'Do bhordsa',

  data: 'An méid a choinníonn an brabhsálaí seo',
  dataTables: (n) => (n === 1 ? 'Eochair boird amháin' : `Eochracha: ${tables(n)}`),
  dataGames: (n) => `${games(n)} ar an ngléas seo`,
  dataLessons: (n) => `${counted('ceacht', 'cheacht', 'gceacht')(n)} déanta`,
  dataPuzzles: (n) => `${counted('puzal', 'phuzal', 'bpuzal')(n)} réitithe`,
  dataSettings: 'Socruithe agus do chártaí ceisteanna féin',
  dataPlayer: 'do shíniú isteach le hainm a fhanann',
  dataNone: 'Níl aon rud ann.',
  dataNotes: 'Nótaí faoi do bhoird: dréachtaí, díslí, imreoirí a cuireadh ina dtost',
  dataMail: 'Do sheoladh ríomhphoist le haghaidh fógraí',
  dataServer: 'An méid a choinníonn an freastalaí seo',
  keeps: {
    seats:
      'Do gach suíochán: haiseáil dá eochair, d’ainm ansin, do bhearta, agus an méid a iarrann tú ar na himreoirí eile. Má fhágann tú an suíochán, scriostar an haiseáil; nuair a fhágann an duine deireanach, scriostar an bord.',
    passes:
      'Ar feadh deich nóiméad, má thugann tú suíochán ar aghaidh le ceithre fhocal: a eochair, séalaithe leis na focail.',
    visits:
      'Ar feadh lae, do gach bord a dtéann tú isteach ann: haiseáil de do sheoladh. Fanann sí leis an mbord má chuireann an t-óstach amach thú.',
    seeks:
      'Fad atá céile comhraic á lorg agat: na cluichí, an luas agus, i gcluichí rátáilte, haiseáil de do sheoladh.',
    devices:
      'Má fhaigheann tú fógraí ar ghléas: an seoladh a thugann do bhrabhsálaí chuige sin, do theanga agus uimhir amháin as 65,536 do do líonra.',
    email:
      'Má fhaigheann tú fógraí trí ríomhphost: do sheoladh ríomhphoist agus do theanga, go dtí go gcuireann tú deireadh leis.',
    moderation:
      'Tuairiscí ar feadh 90 lá, toirmisc fad atá siad i bhfeidhm, agus loga na modhnóireachta ar feadh bliana. Is féidir toirmeasc a chur ar sheoladh.',
    account:
      'Má tá cuntas agat: d’ainm agus cathain a chláraigh tú, eochracha poiblí do phaseochracha agus cathain a úsáideadh iad, haiseálacha de do chóid athshlánaithe agus de do sheisiúin, do shuíocháin, na himreoirí ar chuir tú bac orthu, agus do bhotaí.',
    networks:
      'Má tá cuntas agat: ar feadh lae, haiseálacha de na líonraí as a dtagann tú, agus haiseáil de do sheoladh ag boird rátáilte.',
    ratings: 'Má tá cuntas agat: do rátálacha, agus torthaí do chluichí rátáilte.',
    tournaments: 'Má tá cuntas agat: na comórtais a rinne tú nó a ndeachaigh tú isteach iontu.',
    requests: 'Líne sa loga do gach iarratas: a chonair agus an t-am, gan seoladh.',
    statistics: 'Uimhreacha don óstach, amhail boird in aghaidh an lae. Ní ainmnítear aon duine iontu.',
  },
  save: 'Sábháil mar chomhad',
  saveNote:
    'An té a bhfuil an comhad aige, is féidir leis imirt ar do chuid suíochán, mar sin coinnigh agat féin é.',
  load: 'Tabhair comhad isteach',
  loaded: (n) =>
    n === 1
      ? 'Tugadh isteach é, agus bord amháin nach raibh anseo.'
      : `Tugadh isteach é, agus ${tables(n)} nach raibh anseo.`,
  notOurs: 'Ní comhad a shábháil Nemeton é seo.',
  newer: 'Leagan níos nuaí de Nemeton a shábháil an comhad seo.',
  wrongPart: (part) => `Tá an chuid “${part}” den chomhad seo millte. Níor athraíodh aon rud.`,
  clear: 'Scrios gach rud anseo',
  clearSure: 'An scriosfar gach rud? Cailltear suíocháin nár choinnigh tú a nasc in áit eile.',
  clearSureHere: 'An scriosfar gach rud?',
  clearHere: 'Scrios anseo é',
  clearBoth: 'Scrios é, agus fág mo shuíocháin',
  clearNo: 'Coinnigh é',
  clearing: 'Tá na boird á bhfágáil …',
  clearFailed: (n) => `Níorbh fhéidir ${tables(n)} a fhágáil; ${n === 1 ? 'tá sé' : 'tá siad'} anseo fós.`,
} satisfies typeof en
