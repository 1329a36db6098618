// The companion and the sheets of paper, in Welsh.
import type en from './en'

const words: typeof en = {
  onPaper: 'Ar bapur',
  sheets: { a4: 'Argraffu ar A4', letter: 'Argraffu ar Letter' },
  // unsure: "cydymaith" for the page that goes with a board of wood or paper.
  link: 'Cydymaith',
  lead: 'Ar gyfer gêm ar eich bwrdd eich hun: tro pwy yw hi, beth sy’n cael ei daflu a’i dynnu, a beth yw tro.',
  players: 'Chwaraewyr',
  turn: 'Tro',
  next: 'Nesaf',
  begins: 'Pwy sy’n dechrau?',
  afresh: 'Dechrau o’r newydd',
  roll: 'Taflu',
  rollAgain: (value) => `Taflu’r ${value} eto`,
  throw: 'Taflu',
  draw: 'Tynnu',
  left: (n) => `${n} ar ôl`,
  deal: 'Rhannu',
  dealAgain: 'Rhannu o’r newydd',
  look: (seat) => `I ${seat} yn unig`,
  cover: 'Gorchuddio',
  rollAll: 'Taflu dan bob cwpan',
  lift: 'Codi pob cwpan',
  lifted: 'Mae pob cwpan wedi’i godi.',
  dice: (n) => `${n} ${n === 2 ? 'ddis' : 'dis'}`,
  die: (value) => `Dis yn dangos ${value}`,
  show: 'Dangos y rhain, taflu’r lleill eto',
  less: (seat, what) => `${seat}: un yn llai, ${what}`,
  more: (seat, what) => `${seat}: un yn fwy, ${what}`,
  diceOf: 'disiau',
  gone: 'wedi’i ollwng',
}

export default words
