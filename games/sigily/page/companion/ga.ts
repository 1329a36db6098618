// Sigily beside the board, in Irish.
import type en from './en'

export default {
  turn: [
    // unsure: "carnán carbad" for chariots that go as one.
    'Caith uair amháin do gach carnán carbad atá agat sa doimhneacht: le 1, tiomáineann na saigheada siar é.',
    'Abair é má tá tú chun dul isteach ag geata.',
    'Caith, agus tabhair carbad isteach nó bog ceann ar aghaidh.',
    'Troid le namhaid atá ann; tóg na boinn atá ann.',
    'Tugann 4, 5 nó grian bheo caitheamh saor, trí cinn ar a mhéad.',
  ],
  animals: ['madra', 'fia', 'bó', 'capall'],
  says: (steps, animal) => (animal ? `${steps}, an t-ainmhí is airde: ${animal}` : `${steps}, gan ainmhí`),
  coins: 'Boinn',
} satisfies typeof en
