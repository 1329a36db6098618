// Druid's Duel's words, in German.
import { verb } from '@nemeton/board/person'
import { does, who } from '@nemeton/board/person/de'
import type en from './en'

const ranks: Record<string, string> = { A: 'As', T: '10' }
const suits: Record<string, string> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)

export default {
  card: (card) => `${suits[card[1]!]} ${ranks[card[0]!] ?? card[0]}`,
  animals: { J: 'Hase', Q: 'Pfau', K: 'Löwe', C: 'Chamäleon' },
  cards,

  board: 'Druiden, Gestalten und Karten',
  druids: 'Die Druiden',
  ownForms: 'Deine Gestalten',
  ownHand: 'Deine Hand',
  turn: (turn) => `Runde ${turn}`,
  last: (turn) => `Runde ${turn}, wie sie ausging`,
  register: 'Wo die Karten sind, soweit man es weiß',
  forms: { J: 'Hase', Q: 'Pfau', K: 'Löwe', C: 'Chamäleon' },
  rules: { J: 'kleinster Wert', Q: 'gleicht keiner', K: 'größter Wert', C: 'jede Gestalt' },
  verdicts: {
    J: ['kleinste', 'nicht kleinste'],
    Q: ['einzig', 'nicht einzig'],
    K: ['größte', 'nicht größte'],
  },
  others: 'Was die anderen haben',
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
    wait: 'Gewählt. Nun die anderen …',
    formless: 'Zwei Chamäleons: keine Gestalt, keine Karte.',
    idle: (turns) => `Seit ${turns} von 30 Runden legt niemand ab.`,
  },
  goals: {
    J: 'Die kleinste Karte geht',
    Q: 'Einzig in Wert und Farbe geht sie',
    K: 'Die größte Karte geht',
  },
  confirm: {
    form: (animal) => `Werde: ${animal}`,
    shape: (animal) => `Sei: ${animal}`,
    card: (card) => `Spiel ${card}`,
  },

  dealt: (to, n) => `${does(to, 'bekommt', 'bekommst')} ${cards(n)}.`,
  hasChosen: (by) => `${does(by, 'hat', 'hast')} gewählt.`,
  reveal: (of, animal) => `${who(of)}: der ${animal}`.replace('der Chamäleon', 'das Chamäleon'),
  noForm: ' Zwei Chamäleons haben keine Gestalt und spielen keine Karte.',
  shapes: (of, animal) => `${verb(of, `das Chamäleon von ${of.name}`, 'dein Chamäleon')} wird: ${animal}.`,
  discarded: (by, card) => `${does(by, 'legt', 'legst')} ${card} ab`,
  tookBack: (by, card) => `${does(by, 'nimmt', 'nimmst')} ${card} zurück`,
  tookJoker: (by) =>
    ` Nur ${does(by, 'hat', 'hast')} abgelegt und ${verb(by, 'nimmt', 'nimmst')} einen Joker.`,

  endings: {
    hand_empty: 'Die letzte Karte ist fort.',
    deadlock: 'Dreißig Runden lang hat niemand abgelegt; die wenigsten Karten gewinnen.',
    ply_limit: 'Die Höchstzahl der Entscheidungen ist erreicht; die wenigsten Karten gewinnen.',
  },

  summary: {
    you: 'du',
    forms: (list) => `Aufgedeckt: ${list}`,
    form: (who, animal) => `${who} ${animal}`,
    gone: (list) => `Abgelegt: ${list}`,
    back: (list) => `Zurück auf die Hand: ${list}`,
    joker: ({ you, name }) => (you ? 'du nimmst einen Joker' : `${name} nimmt einen Joker`),
    shape: (who, animal) => `${who}: Chamäleon als ${animal}`,
    noForm: 'zwei Chamäleons, keine Gestalt',
  },
} satisfies typeof en as typeof en
