// What the question cards say around their questions, in Irish.
import type en from './en'

export default {
  card: {
    title: 'Ceist',
    stake: 'Ceart: caitheamh saor. Mícheart: gan cheann.',
    right: 'Ceart.',
    wrong: (right) => `Mícheart: ${right}.`,
    goOn: 'Lean ort',
    show: 'Taispeáin an freagra',
    wasRight: 'Bhí sé agam',
    wasWrong: 'Ní raibh sé agam',
  },
  writing: {
    title: 'Do chuid ceisteanna féin',
    note: 'Scríobhaigí roinnt cártaí, gach duine agaibh, agus ná hinsígí. Má tá dhá cheann déag nó níos mó ann, ní chuirtear ach iad sin ar an ngléas seo.',
    ask: 'Ceist',
    answer: 'Freagra',
    add: 'Cuir sa phaca é',
    clear: 'Caith amach iad ar fad',
    count: (n) => (n === 0 ? 'Níl aon chárta scríofa.' : `Cártaí scríofa: ${n}.`),
  },
} satisfies typeof en
