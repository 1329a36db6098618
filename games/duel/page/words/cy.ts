// Druid's Duel's words, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import { does, hasDone, isDoing, who, whose } from '@nemeton/board/person/cy'
import type en from './en'

const ranks: Record<string, string> = { A: 'as', T: '10' }
const suits: Record<string, string> = { S: 'rhawiau', H: 'calonnau', D: 'diemyntau', C: 'clybiau' }
const cards = masculine('cerdyn', 'gerdyn', 'cherdyn')
const jokers = masculine('jocer')
/** "y llew", "yr ysgyfarnog". */
const the = (animal: string) => `${/^y/.test(animal) ? 'yr' : 'y'} ${animal}`

export default {
  card: (card) => `${ranks[card[0]!] ?? card[0]} y ${suits[card[1]!]}`,
  // unsure: a hare stands for the jackrabbit, which is no animal of Wales.
  animals: { J: 'ysgyfarnog', Q: 'paun', K: 'llew', C: 'camelion' },
  cards,

  board: 'Derwyddon, ffurfiau a chardiau',
  druids: 'Y derwyddon',
  ownForms: 'Dy ffurfiau di',
  ownHand: 'Dy law di',
  turn: (turn) => `Tro ${turn}`,
  last: (turn) => `Tro ${turn}, fel y daeth allan`,
  register: 'Ble mae’r cardiau, hyd y gwyddys',
  forms: { J: 'Ysgyfarnog', Q: 'Paun', K: 'Llew', C: 'Camelion' },
  rules: { J: 'gwerth isaf', Q: 'fel neb arall', K: 'gwerth uchaf', C: 'unrhyw ffurf' },
  verdicts: { J: ['isaf', 'nid isaf'], Q: ['heb debyg', 'â thebyg'], K: ['uchaf', 'nid uchaf'] },
  others: 'Beth sydd gan y lleill',
  drained: 'wedi blino',

  holds: (side, held) => `${side}: ${cards(held)}`,
  isDrained: (animal) => `${animal} wedi blino`,
  jokers,
  is: (animal) => `nawr: ${animal}`,
  was: (animal) => `gynt: ${animal}`,
  becomes: (animal) => `camelion fel ${animal}`,
  hidden: 'wedi dewis cerdyn',
  played: (card) => `wedi chwarae ${card}`,
  success: 'a’i ollwng',
  failure: 'a’i gymryd yn ôl',
  known: (list) => `yn y llaw, hyd y gwyddys: ${list}`,
  discards: (list) => `wedi’u gollwng: ${list}`,

  ready: 'ar gael',
  chosen: 'wedi’i ddewis',
  hints: {
    form: 'Dewisa ffurf, yn gudd.',
    shape: 'Beth yw dy gamelion?',
    wait: 'Wedi dewis. Nawr y lleill …',
    formless: 'Dau gamelion: dim ffurf, dim cerdyn.',
    idle: (tro) => `Heb ollwng cerdyn ers ${tro} o 30 tro.`,
  },
  goals: {
    J: 'Y cerdyn isaf aiff',
    Q: 'Ar ei ben ei hun o ran gwerth a siwt',
    K: 'Y cerdyn uchaf aiff',
  },
  confirm: {
    form: (animal) => `Cymryd ffurf ${the(animal)}`,
    shape: (animal) => `Bod fel ${the(animal)}`,
    card: (card) => `Chwarae ${card}`,
  },

  dealt: (to, n) => `${does(to, `cael ${cards(n)}`)}.`,
  hasChosen: (by) => `${hasDone(by, 'dewis')}.`,
  reveal: (of, animal) => `${who(of)} – ${animal}`,
  noForm: ' Does gan ddau gamelion ddim ffurf, a dydyn nhw ddim yn chwarae cerdyn.',
  shapes: (of, animal) => `mae ${isDoing(whose(of, 'camelion', 'gamelion'))} cymryd ffurf ${the(animal)}.`,
  discarded: (by, card) => does(by, `gollwng ${card}`),
  tookBack: (by, card) => does(by, `cymryd ${card} yn ôl`),
  tookJoker: (by) => ` Dim ond ${who(by)} sydd wedi gollwng cerdyn, gan gymryd jocer.`,

  endings: {
    hand_empty: 'Mae’r cerdyn olaf wedi mynd.',
    deadlock: 'Does neb wedi gollwng cerdyn ers deg tro ar hugain; y lleiaf o gardiau sy’n ennill.',
    ply_limit: 'Cyrhaeddwyd y nifer mwyaf o ddewisiadau; y lleiaf o gardiau sy’n ennill.',
  },

  summary: {
    you: 'ti',
    forms: (list) => `Datgelwyd: ${list}`,
    form: (who, animal) => `${who} ${animal}`,
    gone: (list) => `Gollyngwyd: ${list}`,
    back: (list) => `Yn ôl yn y llaw: ${list}`,
    joker: ({ you, name }) => `jocer i ${you ? 'ti' : name}`,
    shape: (who, animal) => `${who}: camelion fel ${animal}`,
    noForm: 'dau gamelion, dim ffurf',
  },
} satisfies typeof en as typeof en
