// Why a step of Down the Danube is good, in Irish.
import { counted } from '@nemeton/board/count/ga'
import type en from './en'

const boats = counted('bád', 'bhád', 'mbád')
const numbers = ['aon cheann', 'ceann amháin', 'dhá cheann', 'trí cinn', 'ceithre cinn', 'cúig cinn']

export default {
  wins: 'Tá na báid ar fad sa bhaile.',
  comes_home: (left) => `Tugann sé bád abhaile; tá ${numbers[left]} fágtha.`,
  switches_back: (from, to) => `Cuireann sé bád namhad siar as ${from} go ${to}.`,
  blocks: (n, first, last) =>
    `Fágann sé ${boats(n)} de chuid an namhad taobh thiar den bhac ${first}–${last}.`,
  costs_throw: (chance) =>
    `I gcás ${chance} de chaithimh an namhad, ní féidir le haon bhád dá chuid dul ar aghaidh.`,
  passes_rapids: (left) =>
    left === 0
      ? 'Tugann sé an bád deireanach thar an bhfánsruth.'
      : `Tugann sé bád thar an bhfánsruth; tá ${numbers[left]} fós gan dul thairis.`,
  avoids_rapids: 'Seachnaíonn sé an fánsruth.',
  covers: (n, before) =>
    n === 0
      ? 'Ní féidir leis an gcéad chaitheamh eile ón namhaid aon bhád a chur siar.'
      : `Ní féidir leis an gcéad chaitheamh eile ón namhaid ach ${boats(n)} a chur siar, ní ${numbers[before]}.`,
  reaches_mooring: (square) => `Tá sé slán ar ${square}: ní féidir é a chur siar as sin.`,
  leaves_springs: 'Fágann an bád deireanach an fhoinse: tá an fharraige oscailte.',
} satisfies typeof en
