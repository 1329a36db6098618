// Cyfrifon bot, yn Gymraeg.
import type en from './en'

export default {
  // unsure: "tocyn" for a token that opens an account.
  title: 'Cyfrifon bot',
  lead: 'Gall rhaglen o’th eiddo chwarae yma wrth ei henw ei hun. Mae eraill yn gofyn iddi chwarae, a gellir graddio ei gemau gyda nhw; ni raddir y rhai gyda thi.',
  name: 'Enw cyfrif bot newydd',
  make: 'Gwneud cyfrif bot',
  most: (most) => `Mae gen ti ${most} cyfrif bot, cynifer ag a ganiateir.`,
  online: 'yn gwrando nawr',
  offline: 'ddim yn gwrando',
  noToken: 'heb docyn',
  renew: (name) => `Tocyn arall i ${name}`,
  withdraw: (name) => `Tynnu tocyn ${name} yn ôl`,
  remove: (name) => `Dileu ${name}`,
  removeNote: 'Caiff ei ddileu ar unwaith, gyda’i raddau. Mae ei gemau’n aros, fel rhai rhywun.',
  removeYes: 'Dileu am byth',
  removeNo: 'Ei gadw',
  token: (name) => `Tocyn ${name}`,
  tokenNote:
    'Dim ond y tro hwn y caiff ei ddangos. Mae pwy bynnag sydd ag ef yn chwarae fel y cyfrif bot hwn; mae ei angen ar y rhaglen sy’n gwrando.',
  copy: 'Copïo',
  copied: 'Wedi’i gopïo',
  kept: 'Mae gen i’n ddiogel',

  which: 'Pa gyfrif bot?',
  listening: 'Mae’r rhain yn gwrando nawr',
  none: 'Does dim un yn gwrando nawr.',

  waits: (name) => `Gofynnwyd i ${name} chwarae …`,
  declined: (name, why) => `Dydy ${name} ddim yn chwarae: ${why}.`,
  reasons: {
    generic: 'heb roi rheswm',
    later: 'yn nes ymlaen, efallai',
    game: 'nid y gêm hon',
    options: 'nid yn ôl y rheolau hyn',
    time_control: 'nid gyda’r cloc hwn',
    rated: 'nid am radd, neu am radd yn unig',
    no_answer: 'nid yw wedi ateb',
  },
  another: 'Cyfrif bot i’r sedd hon',
  ask: 'Gofyn iddo chwarae',

  errors: {
    seat_taken: 'Mae’r sedd honno wedi’i chymryd, neu gofynnwyd iddo gymryd un arall.',
  },
} satisfies typeof en
