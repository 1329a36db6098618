// What is said about chances, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type { Words } from './en'

const moves = counted('beart', 'bheart', 'mbeart')
const poor = counted('drochrogha', 'dhrochrogha', 'ndrochrogha')

const ga: Words = {
  hint: 'Leid',
  thinking: 'Ag smaoineamh air …',
  thinkingAhead: (steps) => `Ag smaoineamh air … ${steps} chun tosaigh`,
  looked: (steps) =>
    steps === 1 ? 'Breathnaíodh céim amháin chun tosaigh.' : `Breathnaíodh ${steps} céim chun tosaigh.`,
  sequel: (line) => `ansin ${line}`,
  best: 'is fearr',
  wins: 'buann sé',
  asGood: 'chomh maith céanna',
  worse: {
    little: 'beagnach chomh maith',
    inaccuracy: 'beagáinín níos measa',
    mistake: 'níos measa',
    blunder: 'i bhfad níos measa',
  },
  only: 'Níl aon rud eile is féidir a dhéanamh.',
  sampled: (games) => `Meastachán é, as ${games} cluiche a imríodh sa cheann.`,
  play: 'Imir é',
  hide: 'Cuir i bhfolach',

  open: 'Oscail cluiche sábháilte',
  openOther: 'Oscail cluiche sábháilte eile',
  reading: 'Tá an taifead á léamh …',
  judging: 'An méid den chluiche atá meáite',
  stop: 'Stad',
  goOn: 'Lean ort',
  curve: 'Seansanna an bhua, teagmhas ar theagmhas',
  axes: 'Seans ar an mbua, beart ar bheart',
  begin: 'Tosach',
  event: (n) => `Teagmhas ${n}`,
  unknown: 'gan mheas fós',
  side: 'Taobh',
  start: 'Tosach',
  luck: 'Ádh',
  unseen: 'I bhfolach',
  own: 'Roghanna féin',
  others: 'Daoine eile',
  result: 'Deireadh',
  what: 'Cad a tharla',
  verdicts: { strong: 'Láidir', inaccuracy: 'Míchruinn', mistake: 'Botún', blunder: 'Botún mór' },
  noLuck: 'Bhí an t-ádh cothrom.',
  lucky: (side, gain, when) =>
    `Bhí an t-ádh ar thaobh amháin: ${side}, ${gain} san iomlán${when ? `; an buille ab fhearr: ${when}` : ''}.`,
  noLoss: 'Níor chaill aon rogha rud ar fiú trácht air.',
  lost: (each) => `Ar an meán, chaill rogha an méid seo: ${each}.`,
  lostBy: (side, loss, bad) => `${side} ${loss}${bad > 0 ? ` (${poor(bad)})` : ''}`,
  better: (action) => `b’fhearr ${action}`,
  score: 'Scór',
  // unsure: the event after which the winner stayed ahead.
  turningPoint: 'Casphointe',
  fromTheStart: 'gan a leithéid: chun tosaigh ón tús',
  notTurned: 'gan a leithéid',
  longestLead: 'Is faide chun tosaigh',
  leadOf: (who, n) => `${who}, ${moves(n)}`,
  nobody: 'gan aon duine',
  unclear: 'níl sé soiléir fós',
  asTable: 'An cuar mar thábla',
  details: 'Sonraí',
  explained: (samples, hides) =>
    [
      'Cuirtear gach rogha i gcomparáid leis an gceann is fearr a fuair an bota, de réir an eolais a bhí ag an suíochán; is leis an rogha an méid a chaill sí, agus is ádh gach athrú eile. Is ionann tosach, ádh agus roghanna le chéile agus an deireadh.',
      hides ? 'Is eol don chuar féin gach lámh agus gach dísle.' : '',
      samples > 0
        ? `Samplaítear na seansanna, suas le ${samples} cluiche do gach rogha; ní áirítear difríocht a mhíneodh a leithéid de thorann.`
        : 'Ní áirítear difríocht faoi bhun leath faoin gcéad.',
      'Bíonn an bota mícheart freisin.',
    ]
      .filter(Boolean)
      .join(' '),
  download: 'Sábháil an taifead',

  theLink: 'An nasc',
  theGame: 'An cluiche',
  cutLink:
    'Tá sé gearrtha nó tá botún ann: críochnaíonn nasc iomlán le “#game=” agus na litreacha ar fad a leanann. Cóipeáil arís é, in aon phíosa amháin.',
  notKept: 'Níl sé á choinneáil ar an ngléas seo.',
  record: 'Cluiche as taifead',
  recordNote: 'Roghnaigh taifead a sábháladh, nó lig dó titim in áit ar bith ar an leathanach seo.',
  refused: (file) => `Níorbh fhéidir ${file} a oscailt.`,
  wrong: (what) => `Tá an taifead mícheart: ${what}.`,
  noJson: 'Níl aon JSON ann.',
  noBoard: (game) => `Níl aon bhord anseo don chluiche: ${game}.`,
  tooLarge: 'Tá sé os cionn meigibheart amháin, rómhór do thaifead.',
  failed: 'Níorbh fhéidir na rialacha a lódáil ar an ngléas seo.',
}

export default ga
