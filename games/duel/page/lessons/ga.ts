// The words of Druid's Duel's lessons, in Irish.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  lion: {
    title: 'An leon',
    ask: 'An chéad duine gan chárta a bhuann. Imríonn gach duine cárta faoi rún, agus deir do chruth an imíonn sé: imíonn cárta an leoin más é is airde. Imir cárta a imeoidh, cibé rud a imríonn Beith.',
    right: 'Ba é do chárta ab airde, agus tá sé imithe.',
    wrong:
      'Nuair is beirt sibh, is eol daoibh cártaí a chéile: tá lámh Bheithe marcáilte sa tábla. Cad í an chéim is airde inti?',
  },
  jackrabbit: {
    title: 'An giorria',
    ask: 'Imíonn cárta an ghiorria má tá sé níos ísle ná na cinn eile ar fad; ní leor a bheith cothrom. Imir ceann a imeoidh go cinnte.',
    right: 'Níl cárta ar bith ag Beith chomh híseal le 2.',
    wrong: 'Cad í an chéim is ísle atá ag Beith? Téigh faoina bun.',
  },
  peacock: {
    title: 'An phéacóg',
    ask: 'Is maith leis an bpéacóg a bheith éagsúil: imíonn a cárta mura bhfuil an chéim chéanna ná an dath céanna ag aon chárta eile. Imir ceann a imeoidh go cinnte.',
    right: 'Níl muileata ar bith ag Beith, ná 4.',
    wrong: 'Cuardaigh dath nach bhfuil ag Beith, agus céim den dath sin nach bhfuil ag Beith.',
  },
  drained: {
    title: 'Roghnaigh do chruth',
    ask: 'Tá an cruth a bhí agat an seal deireanach ídithe, mar sin tá dhá cheann le roghnú. Glac an ceann a bhfuil cárta agat dó a imeoidh go cinnte, agus imir an cárta sin.',
    right: 'Roghnaigh tú an cruth don chárta. Sin croí an chluiche seo.',
    wrong: 'Tá 3 agat. Níl rud ar bith ag Beith chomh híseal leis sin.',
  },
  last: {
    title: 'An cárta deireanach',
    ask: 'Cárta amháin fágtha an duine: 6 spéireata agatsa, 5 spéireata ag Beith. Cén cruth a bhuann?',
    right: 'Níos airde, agus imithe: níl aon chárta fágtha agat, agus buann tú.',
    wrong: 'Spéireataí iad araon, mar sin teipeann ar an bpéacóg. Agus cé acu is airde?',
  },
}

export default words
