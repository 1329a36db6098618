// What puzzles say, in Welsh.
import type en from './en'

// unsure: "pos", plural "posau", for a puzzle about a move; "problem" is what books of chess say.
const cy: typeof en = {
  title: 'Posau’r dydd',
  lead: 'Un i bob gêm, bob dydd, yr un rhai i bawb.',
  streak: (days) => `${days} ${days === 2 ? 'ddiwrnod' : 'diwrnod'} yn olynol`,
  solved: 'wedi’i ddatrys',
  difficulty: (of5) => `Anhawster ${of5} o 5`,
  all: 'Pob pos',
  place: (n, of) => `${n} o ${of}`,
  before: 'Y pos o’i flaen',
  after: 'Y pos ar ei ôl',
  next: 'Pos nesaf',

  win: (moves) => `Ennill mewn ${moves} symudiad`,
  save: 'Dim ond un symudiad sydd ddim yn colli',
  gain: 'Mae un symudiad yn ennill yn amlwg yn amlach',
  best: 'Un dewis sydd orau, beth bynnag wnaiff y llall',
  rightWin: (moves) => `Mae’n ennill mewn ${moves}, beth bynnag a wneir yn ei erbyn.`,
  rightSave: (moves) =>
    moves === 1
      ? 'Ar ôl unrhyw beth arall, mae’r symudiad nesaf yn colli.'
      : `Mae unrhyw beth arall yn colli o fewn ${moves} symudiad.`,
  rightGain: (percent) => `Mae’n ennill ${percent} gêm o bob cant yn fwy na’r ail orau.`,
  rightBest: (better, cases) =>
    `O ${cases} achos, mae’n well mewn ${better}, a dydy e ddim yn waeth yn yr un ohonyn nhw.`,
  wrongWin: 'Mae ateb i hynny o hyd.',
  wrongSave: 'Mae hynny’n sicr o golli.',
  wrongGain: 'Mae hynny’n ennill yn llai aml.',
  wrongBest: 'Mewn rhyw achos mae dewis arall yn well.',
}

export default cy
