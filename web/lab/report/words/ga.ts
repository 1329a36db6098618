// What a report says, in Irish.
import type { ReportWords, Size } from './words'

const part = 'cuid de na cluichí'

// unsure: "tairbhe" for an advantage of a seat, "líon roghanna" for the branching factor, and "rian na scile" for the skill trace.
const sizes: Record<Size, string> = {
  large: 'rómhinic',
  medium: 'beagán rómhinic',
  small: 'difríocht bheag ach cinnte',
  unknown: 'rómhinic, ach theastódh tuilleadh cluichí chun a rá cé mhéad',
}

const ga: ReportWords = {
  language: 'ga',
  percent: (number) => `${number}\u00a0%`,
  between: (low, high) => `${low} go ${high}`,
  incomplete:
    'Níl an staidéar críochnaithe: tá cluichí fós le himirt, agus d’fhéadfadh na huimhreacha athrú.',

  uneven: (who, part, equal, size, p) => `${who}: buann ${part} in áit ${equal}, ${sizes[size]} (p ${p}).`,
  least: (who, part) => `${who}: is annaimhe a bhuann, ${part}.`,
  nearlyEven: (who, part) => `${who}: buann ${part}, beagnach cothrom, gan aon difríocht chinnte.`,
  even: (most) => `Tá na suíocháin cothrom, laistigh de ${most} ar a mhéad.`,
  unknown: (who, part) =>
    `${who}: buann ${part}. Theastódh tuilleadh cluichí chun a rá an bhfuil sé sin rómhinic.`,
  skill: (who, part) => `${who}: ${part} de na buanna.`,
  unended: (part) => `Ní chríochnaíonn ${part} de na cluichí de réir a rialacha féin.`,
  tied: (part) => `Críochnaíonn ${part} de na cluichí ar comhscór.`,
  luck: (part, truth) =>
    `Is ádh é ${part} den mhéid a shocraíonn cluiche, dar le botaí a bhfíoraítear ${truth} den tosaíocht a thuar siad.`,
  minutes: (n) => `Maireann cluiche thart ar ${n} nóim.`,
  minutesToLimit: (n) =>
    `Maireann cluiche thart ar ${n} nóim, ach leanann na himreoirí seo ar aghaidh go dtí an teorainn beart: is dócha gur lú an t-am a thógfadh daoine.`,

  compared: { share0: 'cuid an chéad suíocháin', tied: 'comhscóir', plies: 'fad i mbearta' },
  noDifference: (what, one, other) => `${what}, ${other} agus ${one}: níor léiríodh aon difríocht.`,
  difference: (what, of, amount, against, p) =>
    `${what}, ${of}: ${amount} i gcomparáid le ${against} (p ${p}).`,
  points: (amount) => `${amount} pointe`,
  comparisons: 'Comparáidí',
  real: (real, all) => `Léiríonn ${real} as ${all} comparáid difríocht.`,

  partOfWins: 'Cuid de na buanna',
  eachPart: 'Cuid gach suíocháin de na buanna',
  length: 'Fad, i mbearta',
  lengthSaid: (games, from, to) =>
    `Cé chomh fada is a bhí ${games} cluiche: ó ${from} go dtí thart ar ${to} beart`,
  gain: 'Breis buanna',
  gains: 'An té a dhéanann é seo, nó a ndéantar air é, buann sé an méid seo níos minice',
  numbers: 'Gach uimhir',
  numbersOf: (setting) => `Gach uimhir: ${setting}`,
  columns: { measure: 'Tomhas', of: 'Cad de', value: 'Luach', unit: 'Aonad' },
  method: 'Conas a tomhaiseadh é',
  made: (games, program, seed) =>
    `${games} cluiche ag Nemeton ${program}, síol ${seed}. Is é atá in ± agus “95 %” ná an raon ina bhfuil an fhírinne le dóchúlacht 95 %. Tugann an staidéar céanna na cluichí céanna arís:`,
  study: 'An staidéar',
  inUnit: (unit) => `, ${unit}`,
  measures: {
    seat_wins: {
      name: 'buanna ina aonar',
      sentence: 'Cé chomh minic is a bhuann gach suíochán ina aonar, nó lena pháirtithe amháin.',
      unit: part,
    },
    seat_share: {
      name: 'cuid de na buanna',
      sentence:
        'Cuid gach suíocháin de na buanna; roinneann taobhanna atá ar comhscór chun tosaigh bua amháin.',
      unit: 'cuid de bhua',
    },
    advantage: {
      name: 'tairbhe',
      sentence: 'An méid atá ag an suíochán is fearr thar a chuid chothrom de na buanna.',
      unit: 'cuid de bhua',
    },
    symmetry: {
      name: 'siméadracht',
      sentence:
        'Cé chomh dóchúil is a bheadh suíocháin a bhfuil seans cothrom acu chomh difriúil leo seo: beag mura bhfuil siad cothrom.',
      unit: 'dóchúlacht',
    },
    first_share: {
      name: 'luach na scile',
      sentence:
        'Cuid na mbuanna ag an gcéad imreoir a ainmnítear, a raibh gach taobh aige chomh minic céanna: an luach atá ar scil.',
      unit: 'cuid de bhua',
    },
    skill_trace: {
      name: 'rian na scile',
      sentence:
        'An méid atá le foghlaim: an méid a bhuann gach imreoir ar dhréimire in aghaidh an imreora faoina bhun, agus an méid a bhuafadh an chéad duine eile; ag barr an dréimire.',
      unit: '0 go 1',
    },
    ties: { name: 'comhscóir', sentence: 'Cé chomh minic is a roinneann taobhanna an bua.', unit: part },
    completion: {
      name: 'críochnaithe de réir na rialacha',
      sentence: 'Cé chomh minic is a chríochnaíonn cluiche de réir a rialacha féin roimh an teorainn fhaid.',
      unit: part,
    },
    length: { name: 'fad', sentence: 'Cé mhéad beart atá i gcluiche.', unit: 'bearta' },
    decisions: {
      name: 'cinntí',
      sentence: 'Cé chomh minic is a bhíonn ar shuíochán gníomhú.',
      unit: 'cinneadh',
    },
    minutes: {
      name: 'nóiméid',
      sentence: 'An t-am a thógann sé ar dhaoine, má thógann gach cineál céime an t-am a deir an staidéar.',
      unit: 'nóiméad',
    },
    forced: {
      name: 'bearta éigeantacha',
      sentence: 'Cé chomh minic nach bhfuil ach aon bheart amháin ann.',
      unit: 'cuid de na cinntí',
    },
    branching: {
      name: 'líon roghanna',
      sentence: 'Cé mhéad beart atá ann le roghnú eatarthu.',
      unit: 'beart ar fáil',
    },
    lead_changes: {
      name: 'athruithe chun tosaigh',
      sentence: 'Cé chomh minic is a athraíonn beart an taobh atá chun tosaigh, dar leis na botaí.',
      unit: 'cuid de na bearta',
    },
    drama: {
      name: 'drámaíocht',
      sentence: 'Cé chomh fada chun deiridh is a bhí an buaiteoir ar an meán, dar leis na botaí.',
      unit: 'dóchúlacht',
    },
    decided: {
      name: 'cathain a shocraítear é',
      sentence:
        'Cé mhéad den chluiche atá thart nuair is dóchúla an buaiteoir ná cách eile le chéile go deo, dar leis na botaí; gan comhscóir a áireamh.',
      unit: 'cuid den chluiche',
    },
    comeback: {
      name: 'teacht ar ais',
      sentence:
        'An seans is ísle a bhí ag an mbuaiteoir i rith an chluiche, dar leis na botaí: dá ísle é, is ea is mó an teacht ar ais; gan comhscóir a áireamh.',
      unit: 'dóchúlacht',
    },
    luck: {
      name: 'ádh',
      sentence: 'Cé mhéad den mhéid a shocraíonn cluiche ar ádh é seachas rogha, dar leis na botaí.',
      unit: 'cuid d’athraitheas an toraidh',
    },
    consistency: {
      name: 'comhsheasmhacht na meastachán',
      sentence:
        'An méid a athraíonn meastacháin na mbotaí i gcomparáid leis an toradh: 1 má tá siad comhsheasmhach, níos mó má tá siad corrach, níos lú má fhoghlaimíonn siad rómhall.',
      unit: '1 má tá siad comhsheasmhach',
    },
    calibration: {
      name: 'calabrú na meastachán',
      sentence:
        'An méid a leanann na torthaí meastacháin na mbotaí: 1 má fhíoraítear iad, níos lú má tá na botaí róchinnte, níos mó má tá siad rófhaichilleach.',
      unit: '1 má tá siad calabraithe',
    },
    interaction: {
      name: 'idirghníomhú',
      sentence:
        'An chuid de na bearta atá ar fáil don chéad duine eile a bhraitheann ar an méid a rinneadh, gan an t-ádh a áireamh: 0 nuair a imríonn gach duine leis féin.',
      unit: 'cuid de na bearta',
    },
    endings: {
      name: 'conas a chríochnaíonn sé',
      sentence: 'Cé chomh minic is a chríochnaíonn cluichí ar gach bealach.',
      unit: part,
    },
    usage: {
      name: 'cé chomh minic a dhéantar é',
      sentence:
        'Cé chomh minic a dhéantar gach rud, nó a tharlaíonn sé do shuíochán, uair amháin ar a laghad ina chluiche.',
      unit: 'cuid de na suíocháin',
    },
    usage_gain: {
      name: 'cad leis a mbaineann sé',
      sentence:
        'An méid níos mó de na buanna atá ag suíocháin leis ná gan é; ní hionann sin is gurb é an chúis é.',
      unit: 'cuid de bhua',
    },
  },
}

export default ga
