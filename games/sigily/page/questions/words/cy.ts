// What the question cards say around their questions, in Welsh.
import type en from './en'

export default {
  card: {
    title: 'Cwestiwn',
    stake: 'Cywir: tafliad rhydd. Anghywir: dim un.',
    right: 'Cywir.',
    wrong: (right) => `Na: ${right}.`,
    goOn: 'Ymlaen',
    show: 'Dangos yr ateb',
    wasRight: 'Ro’n i’n gwybod',
    wasWrong: 'Do’n i ddim',
  },
  writing: {
    title: 'Eich cwestiynau eich hunain',
    note: 'Ysgrifennwch gardiau, bob un ohonoch, heb ddweud wrth neb. Gyda deuddeg neu fwy, dim ond y rhain sy’n cael eu gofyn ar y ddyfais hon.',
    ask: 'Cwestiwn',
    answer: 'Ateb',
    add: 'Rhoi yn y pecyn',
    clear: 'Taflu’r cyfan i ffwrdd',
    count: (n) => `Cardiau wedi’u hysgrifennu: ${n}.`,
  },
} satisfies typeof en
