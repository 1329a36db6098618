// Druid's Duel's words, in German.
import type en from './words.en'

const ranks: Record<string, string> = { A: 'As', T: '10' }
const suits: Record<string, string> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)

export default {
  card: (card) => `${suits[card[1]!]} ${ranks[card[0]!] ?? card[0]}`,
  animals: { J: 'Hase', Q: 'Pfau', K: 'Löwe', C: 'Chamäleon' },

  board: 'Druiden, Gestalten und Karten',
  druids: 'Die Druiden',
  ownForms: 'Deine Gestalten',
  ownHand: 'Deine Hand',
  turn: (turn) => `Runde ${turn}`,
  last: (turn) => `Runde ${turn}, wie sie ausging`,
  register: 'Wo die Karten sind, soweit man es weiß',
  forms: { J: 'Hase', Q: 'Pfau', K: 'Löwe', C: 'Chamäleon' },
  rules: { J: 'kleinster Wert', Q: 'gleicht keiner', K: 'größter Wert', C: 'jede Gestalt' },
  drained: 'erschöpft',

  holds: (side, held) => `${side}: ${cards(held)}`,
  isDrained: (animal) => `${animal} erschöpft`,
  jokers: (n) => (n === 1 ? 'ein Joker' : `${n} Joker`),
  is: (animal) => `jetzt ${animal}`,
  was: (animal) => `war ${animal}`,
  becomes: (animal) => `Chamäleon als ${animal}`,
  hidden: 'hat eine Karte gewählt',
  played: (card) => `spielte ${card}`,
  success: 'und legte sie ab',
  failure: 'und nahm sie zurück',
  known: (list) => `bekannt in der Hand: ${list}`,
  discards: (list) => `abgelegt: ${list}`,

  ready: 'wählbar',
  chosen: 'gewählt',
  hints: {
    form: 'Wähle heimlich eine Gestalt.',
    shape: 'Was ist dein Chamäleon?',
    card: 'Wähle heimlich eine Karte.',
    wait: 'Gewählt. Nun die anderen …',
    formless: 'Zwei Chamäleons: keine Gestalt, keine Karte.',
  },
  confirm: {
    form: (animal) => `Werde: ${animal}`,
    shape: (animal) => `Sei: ${animal}`,
    card: (card) => `Spiel ${card}`,
  },

  dealt: (side, n) => `${side} bekommt ${cards(n)}.`,
  hasChosen: (side) => `${side} hat gewählt.`,
  reveal: (side, animal) => `${side}: der ${animal}`.replace('der Chamäleon', 'das Chamäleon'),
  noForm: ' Zwei Chamäleons haben keine Gestalt und spielen keine Karte.',
  shapes: (side, animal) => `${side}, das Chamäleon, wird: ${animal}.`,
  discarded: (side, card) => `${side} legt ${card} ab`,
  tookBack: (side, card) => `${side} nimmt ${card} zurück`,
  tookJoker: (side) => ` Nur ${side} hat abgelegt und nimmt einen Joker.`,

  endings: {
    hand_empty: 'Die letzte Karte ist fort.',
    deadlock: 'Dreißig Runden lang hat niemand abgelegt; die wenigsten Karten gewinnen.',
    ply_limit: 'Die Höchstzahl der Entscheidungen ist erreicht; die wenigsten Karten gewinnen.',
  },
} satisfies typeof en as typeof en
