// Why a form or a card of Druid's Duel is good, in Irish.
import { having } from '@nemeton/board/person/ga'
import type en from './en'

/** "mar ghiorria", "mar leon". */
const mar = (animal: string) => `mar ${animal.replace(/^[bcdfgmpt]/, '$&h')}`
const as = (animal: string) => mar(animal).replace('m', 'M')

export default {
  lastCard: (card, animal) => `${as(animal)}, imeoidh an cárta deireanach, ${card}, pé rud a imreoidh siad.`,
  deniesLast: (of) => `Ní féidir leis an gcárta deireanach atá ${having(of)} imeacht in aice leis.`,
  sureTwice: (card, animal, next, nextAnimal) =>
    `${as(animal)}, imeoidh ${card}, pé rud a imreoidh siad, agus ${next} sa chéad seal eile ${mar(nextAnimal)}.`,
  sure: (card, animal) => `${as(animal)}, imeoidh ${card}, pé rud a imreoidh siad.`,
  stoppedBy: (card, animal, n, of) =>
    `${as(animal)}, ní stopfadh ach ${n} de na ${of} cárta a d’fhéadfaí a imirt ${card}.`,
  stops: (n, of, joker) =>
    n < of
      ? `De na ${of} cárta a d’fhéadfaí a imirt, ní féidir le ${n} imeacht in aice leis.`
      : `Ní féidir le haon chárta dá gcuid imeacht in aice leis${joker ? ', agus tugann sin fear na gcrúb leis' : ''}.`,
  ridsOfMiddle: (card, lower, higher, of) =>
    `Murach sin is deacair fáil réidh le ${card}: mar ghiorria, stopfadh ${lower} de na ${of} cárta acu é, agus mar leon ${higher}.`,
  spares: (card) => `Imeoidh sé chomh cinnte le ${card}, a fhanann sa lámh.`,
  seenBefore: 'Tá an cárta feicthe acu cheana: má thagann sé ar ais, ní fhoghlaimíonn siad rud ar bith.',
  seesForms:
    'Níl fear na gcrúb ag aon duine eile: roghnófar an cruth nuair a bheidh na cinn eile le feiceáil, agus ní ídítear aon cheann.',
  uncontested: (animal) => `Sa seal seo ní féidir le haon duine eile an cruth seo a ghlacadh: ${animal}.`,
} satisfies typeof en
