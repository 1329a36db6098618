// Down the Danube beside the board, in Irish.
import type en from './en'

const words: typeof en = {
  start: 'Bogann an 1 sin an bád ar 10. Is ó 9 go 10 an chéad bhogadh ag an taobh eile, más féidir é.',
  turn: [
    'Caith na maidí: is iad na taobhanna bána do chéimeanna; sé chéim atá ann mura bhfuil aon cheann bán.',
    'Úsáid na céimeanna ar fad, le bád amháin nó le roinnt bád. Má shroicheann tú namhaid atá ina aonar, malartaíonn sibh áiteanna.',
    'Tar éis 1, 4 nó 6 caith arís; tar éis 2 nó 3 tá an seal thart.',
  ],
  says: (steps, again) => (again ? `${steps}, agus caith arís` : `${steps}, ansin tá an seal thart`),
}

export default words
