// Druid's Duel's words, in Irish.
import { verb } from '@nemeton/board/person'
import { counted } from '@nemeton/board/count/ga'
import { does, having, towards } from '@nemeton/board/person/ga'
import type en from './en'

const ranks: Record<string, string> = { A: 'aon', T: '10' }
const suits: Record<string, string> = { S: 'spéireata', H: 'hart', D: 'muileata', C: 'triuf' }
const cards = counted('cárta', 'chárta', 'gcárta')
const jokers = counted('fear na gcrúb', 'fhear na gcrúb', 'bhfear na gcrúb')

export default {
  card: (card) => `${ranks[card[0]!] ?? card[0]} ${suits[card[1]!]}`,
  animals: { J: 'giorria', Q: 'péacóg', K: 'leon', C: 'caimileon' },

  cards,

  board: 'Draoithe, cruthanna agus cártaí',
  druids: 'Na draoithe',
  ownForms: 'Do chuid cruthanna',
  ownHand: 'Do lámh',
  turn: (turn) => `Seal ${turn}`,
  last: (turn) => `Seal ${turn}, mar a tharla`,
  register: 'Cá bhfuil na cártaí, a mhéad is eol',
  forms: { J: 'Giorria', Q: 'Péacóg', K: 'Leon', C: 'Caimileon' },
  rules: { J: 'céim is ísle', Q: 'gan meaitseáil', K: 'céim is airde', C: 'aon chruth' },
  verdicts: {
    J: ['is ísle', 'ní hé is ísle'],
    Q: ['gan mheaitseáil', 'meaitseáil'],
    K: ['is airde', 'ní hé is airde'],
  },
  others: 'Cad atá ag na daoine eile',
  drained: 'ídithe',

  holds: (side, held) => `${side}: ${cards(held)}`,
  isDrained: (animal) => `${animal} ídithe`,
  // unsure: the joker of a pack.
  jokers: (n) => (n === 1 ? 'fear na gcrúb' : jokers(n)),
  is: (animal) => animal,
  was: (animal) => `roimhe seo: ${animal}`,
  becomes: (animal) => `caimileon mar seo: ${animal}`,
  hidden: 'tá cárta roghnaithe',
  played: (card) => `cárta imeartha: ${card}`,
  success: 'agus cuireadh uaidh é',
  failure: 'agus tógadh ar ais é',
  known: (list) => `ar eolas sa lámh: ${list}`,
  discards: (list) => `curtha uaidh: ${list}`,

  ready: 'is féidir a roghnú',
  chosen: 'roghnaithe',
  hints: {
    form: 'Roghnaigh cruth, faoi rún.',
    shape: 'Cad é do chaimileon?',
    wait: 'Roghnaithe. Na daoine eile anois …',
    formless: 'Dhá chaimileon: gan chruth, gan chárta.',
    idle: (seala) => `Gan cárta imithe le ${seala} as 30 seal.`,
  },
  goals: {
    J: 'Imíonn an cárta is ísle',
    Q: 'Céim agus dath leis féin: imíonn sé',
    K: 'Imíonn an cárta is airde',
  },
  confirm: {
    form: (animal) => `Glac cruth: ${animal}`,
    shape: (animal) => `Bí mar seo: ${animal}`,
    card: (card) => `Imir ${card}`,
  },

  dealt: (to, n) => `roinntear ${cards(n)} ${towards(to)}.`,
  hasChosen: (by) => `tá rogha déanta ${having(by)}.`,
  reveal: (of, animal) => `${verb(of, of.name, 'tusa')}: ${animal}`,
  noForm: ' Níl aon chruth ag dhá chaimileon, agus ní imríonn siad aon chárta.',
  shapes: (of, animal) => `an caimileon ${having(of)}: ${animal} anois é.`,
  discarded: (by, card) => `${does(by, 'imríonn')} ${card}, agus imíonn an cárta`,
  tookBack: (by, card) => `${does(by, 'tógann')} ${card} ar ais`,
  tookJoker: (by) => ` Níor imigh aon chárta eile, agus ${does(by, 'glacann')} fear na gcrúb.`,

  endings: {
    hand_empty: 'Tá an cárta deireanach imithe.',
    deadlock: 'Níor imigh aon chárta le tríocha seal; an líon is lú cártaí a bhuann.',
    ply_limit: 'Sroicheadh uaslíon na roghanna; an líon is lú cártaí a bhuann.',
  },

  summary: {
    you: 'tusa',
    forms: (list) => `Nochtaithe: ${list}`,
    form: (who, animal) => `${who} ${animal}`,
    gone: (list) => `Imithe: ${list}`,
    back: (list) => `Ar ais sa lámh: ${list}`,
    joker: (by) => `${does(by, 'glacann')} fear na gcrúb`,
    shape: (who, animal) => `${who}: ${animal} an caimileon`,
    noForm: 'dhá chaimileon, gan chruth',
  },
} satisfies typeof en as typeof en
