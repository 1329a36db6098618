// The companion and the sheets of paper, in Irish.
import { counted } from '../../board/count/ga'
import type en from './en'

const words: typeof en = {
  onPaper: 'Ar pháipéar',
  sheets: { a4: 'Priontáil ar A4', letter: 'Priontáil ar Letter' },
  // unsure: "compánach" for the page that helps a game on a board of one's own.
  link: 'Compánach',
  lead: 'I gcomhair cluiche ar do chlár féin: cé atá ag imirt, cad a chaitear agus a tharraingítear, agus cad is seal ann.',
  players: 'Imreoirí',
  turn: 'Ag imirt',
  next: 'Ar aghaidh',
  begins: 'Cé a thosaíonn?',
  afresh: 'Tosaigh as an nua',
  roll: 'Caith na díslí',
  rollAgain: (value) => `Caith an ${value} arís`,
  throw: 'Caith na maidí',
  draw: 'Tarraing',
  left: (n) => `${n} fágtha`,
  deal: 'Roinn',
  dealAgain: 'Roinn as an nua',
  look: (seat) => `Le feiceáil ag ${seat} amháin`,
  cover: 'Clúdaigh',
  rollAll: 'Caith faoi na cupáin ar fad',
  lift: 'Ardaigh na cupáin ar fad',
  lifted: 'Tá na cupáin ar fad ardaithe.',
  dice: counted('dísle', 'dhísle', 'ndísle'),
  die: (value) => `Dísle: ${value}`,
  show: 'Taispeáin iad seo, caith an chuid eile arís',
  less: (seat, what) => `${seat}: ceann níos lú, ${what}`,
  more: (seat, what) => `${seat}: ceann breise, ${what}`,
  diceOf: 'díslí',
  gone: 'curtha i leataobh',
}

export default words
