// Why an act or a roll of Tug of War is good, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const athletes = counted('lúthchleasaí')
const throws = counted('caitheamh', 'chaitheamh', 'gcaitheamh')
const dice = counted('dísle', 'dhísle', 'ndísle')

export default {
  wins: 'Níl aon duine den namhaid fágtha ar an téad: tá an babhta buaite.',
  clears: 'Is féidir leis na díslí a bhfuil fágtha den namhaid a dhíbirt.',
  may_win: (chance, otherwise) =>
    `Is féidir an babhta a bhuachan sa seal seo: ${chance}${otherwise && `, seachas ${otherwise}`}.`,
  guards: (chance, otherwise) =>
    chance === ''
      ? `Ní féidir leis an namhaid an babhta a bhuachan sa chéad seal eile; murach sin: ${otherwise}.`
      : `Is lú an seans go mbuafaidh an namhaid an babhta sa chéad seal eile: ${chance}, seachas ${otherwise}.`,
  berserk: (out, singly) =>
    `Díbríonn sé ${athletes(out)} in éineacht; ceann ar cheann, ${singly === 0 ? 'ní dhíbreodh na díslí aon duine' : `${athletes(singly)} ar a mhéad`}.`,
  putsOut: (out, left) => `Díbríonn sé ${athletes(out)} den namhaid; ${left} fágtha.`,
  leavesMore: (out, otherwise) =>
    `Is féidir ${athletes(out)} den namhaid a dhíbirt sa seal seo, seachas ${otherwise}.`,
  gains: (n, pulling) => `Tugann sé ${athletes(n)} chun na téide: ${pulling} anois.`,
  addsSix: (n) =>
    n === 1
      ? 'Sé sa cholún: is féidir dísle amháin a chaitheamh arís gach seal.'
      : `${n} shé sa cholún: is féidir ${dice(n)} a chaitheamh arís gach seal.`,
  lowersColumn: (rolled, beside, chance, otherwise) =>
    `Tá ${rolled} sa cholún, seachas ${beside}: díbríonn ${chance} de chaithimh in aice leis, seachas ${otherwise}.`,
  improves: (out, better, worse) =>
    `Is féidir leis na díslí ${out === 0 ? 'aon duine' : athletes(out)} a dhíbirt; níos mó le ${throws(better)} as sé cinn` +
    `${worse > 0 ? `, níos lú le ${throws(worse)}` : ''}.`,
  keeps: (out, better, worse) =>
    `Is féidir leis na díslí ${athletes(out)} a dhíbirt; bheadh níos lú ann le ${throws(worse)} as sé cinn` +
    `${better > 0 ? `, níos mó le ${throws(better)}` : ''}.`,
  laysDown: (lying) =>
    `Tá ${athletes(lying)} den namhaid ar lár: is leor dhá phonc níos lú chun duine a dhíbirt.`,
} satisfies typeof en
