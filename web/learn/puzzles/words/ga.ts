// What puzzles say, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const moves = counted('beart', 'bheart', 'mbeart')
const games = counted('cluiche', 'chluiche', 'gcluiche')

// unsure: "puzal" (pl. "puzail") for a puzzle of a board game.
const ga: typeof en = {
  title: 'Puzail an lae',
  lead: 'Ceann do gach cluiche, gach lá, an ceann céanna do chách.',
  streak: (days) => (days === 1 ? 'Lá amháin go dtí seo' : `${days} lá as a chéile`),
  solved: 'réitithe',
  difficulty: (of5) => `Deacracht: ${of5} as 5`,
  all: 'Na puzail ar fad',
  place: (n, of) => `${n} as ${of}`,
  before: 'An puzal roimhe seo',
  after: 'An chéad phuzal eile',
  next: 'An chéad phuzal eile',

  win: (n) => `Buaigh le ${moves(n)}`,
  save: 'Níl ach beart amháin nach gcailleann',
  gain: 'Buann beart amháin níos minice go soiléir',
  best: 'Is fearr rogha amháin, cibé rud a dhéanann an taobh eile',
  rightWin: (n) => `Buann sé le ${moves(n)}, cibé rud a dhéantar ina choinne.`,
  rightSave: (n) =>
    n === 1
      ? 'Le haon rud eile, cailltear leis an gcéad bheart eile.'
      : `Le haon rud eile, cailltear laistigh de ${moves(n)}.`,
  rightGain: (percent) => `As céad cluiche, buann sé ${games(percent)} níos mó ná an dara ceann is fearr.`,
  rightBest: (better, cases) =>
    `Tá sí níos fearr i gcás ${better} as ${cases}, agus níl sí níos measa in aon chás.`,
  wrongWin: 'Tá freagra air sin fós.',
  wrongSave: 'Cailltear leis sin, agus níl aon éalú as.',
  wrongGain: 'Ní bhuann sé sin chomh minic.',
  wrongBest: 'Tá cás ann ina bhfuil rogha eile níos fearr.',
}

export default ga
