// Why an act or a roll of Tug of War is good, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import type en from './en'

const athletes = masculine('athletwr')
const throws = masculine('tafliad', 'dafliad', 'thafliad')
const dice = masculine('dis', 'ddis')

export default {
  wins: 'Does neb o’r gelyn ar ôl ar y rhaff: mae’r ornest wedi’i hennill.',
  clears: 'Gall y disiau daflu allan bawb o’r gelyn sydd ar ôl.',
  may_win: (chance, otherwise) =>
    `Gall y tro hwn ennill yr ornest: ${chance}${otherwise && `, yn lle ${otherwise}`}.`,
  guards: (chance, otherwise) =>
    chance === ''
      ? `All tro nesaf y gelyn ddim ennill yr ornest; fel arall gallai: ${otherwise}.`
      : `Mae tro nesaf y gelyn yn llai tebygol o ennill yr ornest: ${chance}, yn lle ${otherwise}.`,
  berserk: (out, singly) =>
    `Yn taflu ${athletes(out)} allan ar unwaith; fesul un, ${singly === 0 ? 'dim un' : `${athletes(singly)} ar y mwyaf`}.`,
  putsOut: (out, left) => `Yn taflu ${athletes(out)} o’r gelyn allan; ${left} ar ôl.`,
  leavesMore: (out, otherwise) => `Gall y tro hwn daflu ${athletes(out)} o’r gelyn allan, nid ${otherwise}.`,
  gains: (n, pulling) => `Yn dod ag ${athletes(n)} i’r rhaff: ${pulling} nawr.`,
  addsSix: (n) =>
    n === 1
      ? 'Mae 6 yn y golofn: bob tro gellir taflu un dis eto.'
      : `Mae ${n} chwech yn y golofn: bob tro gellir taflu ${dice(n)} eto.`,
  lowersColumn: (rolled, beside, chance, otherwise) =>
    `Mae ${rolled} yn y golofn, nid ${beside}: mae ${chance} o dafliadau’n taflu un allan wrth ei ymyl, nid ${otherwise}.`,
  improves: (out, better, worse) =>
    `${out === 0 ? 'All y disiau ddim taflu neb allan' : `Gall y disiau daflu ${athletes(out)} allan`}; mwy gyda ${throws(better)} o chwech` +
    `${worse > 0 ? `, llai gyda ${throws(worse)}` : ''}.`,
  keeps: (out, better, worse) =>
    `Gall y disiau daflu ${athletes(out)} allan; llai gyda ${throws(worse)} o chwech` +
    `${better > 0 ? `, mwy gyda ${throws(better)}` : ''}.`,
  laysDown: (lying) =>
    `Mae ${athletes(lying)} o’r gelyn i lawr: mae dau bwynt yn llai’n ddigon i daflu un allan.`,
} satisfies typeof en
