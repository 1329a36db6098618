// Druid's Duel's words, in English.
import { verb, type Person } from '@nemeton/board/person'
import { does, who, whose } from '@nemeton/board/person/en'

const ranks: Record<string, string> = { A: 'ace', T: '10' }
const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const cards = (n: number) => (n === 1 ? 'one card' : `${n} cards`)

export default {
  /** A card by its token. */
  card: (card: string) => `${ranks[card[0]!] ?? card[0]} of ${suits[card[1]!]}`,
  animals: { J: 'jackrabbit', Q: 'peacock', K: 'lion', C: 'chameleon' },

  cards,

  // On the board.
  board: 'Druids, forms and cards',
  druids: 'The druids',
  ownForms: 'Your forms',
  ownHand: 'Your hand',
  turn: (turn: number) => `Turn ${turn}`,
  last: (turn: number) => `Turn ${turn}, as it came out`,
  register: 'Where the cards are, as far as it is known',
  forms: { J: 'Jackrabbit', Q: 'Peacock', K: 'Lion', C: 'Chameleon' },
  /** Which card succeeds. */
  rules: { J: 'lowest rank', Q: 'matches nobody', K: 'highest rank', C: 'any form' },
  /** Beside the animal: which card it asks for; and of the one that was played, whether it was that. */
  verdicts: {
    J: ['lowest', 'not lowest'],
    Q: ['no match', 'a match'],
    K: ['highest', 'not highest'],
  } as Record<string, [string, string]>,
  others: 'What the others hold',
  drained: 'drained',

  // A druid, read out; joined by commas.
  holds: (side: string, held: number) => `${side}: ${cards(held)}`,
  isDrained: (animal: string) => `${animal} drained`,
  jokers: (n: number) => (n === 1 ? 'a joker' : `${n} jokers`),
  is: (animal: string) => animal,
  was: (animal: string) => `was ${animal}`,
  becomes: (animal: string) => `chameleon as ${animal}`,
  hidden: 'has chosen a card',
  played: (card: string) => `played the ${card}`,
  success: 'and discarded it',
  failure: 'and took it back',
  known: (list: string) => `known in hand: ${list}`,
  discards: (list: string) => `discarded: ${list}`,

  // Actions.
  ready: 'can be chosen',
  chosen: 'chosen',
  hints: {
    form: 'Choose a form, in secret.',
    shape: 'What is your chameleon?',
    wait: 'Chosen. Now the others …',
    formless: 'Two chameleons: no form, no card.',
    /** For a player who is to choose a form in a game that may come to nothing. */
    idle: (turns: number) => `No discard for ${turns} of 30 turns.`,
  },
  /** Which card goes, for a player who is to choose one. */
  goals: {
    J: 'The lowest card goes',
    Q: 'Alone in rank and suit, it goes',
    K: 'The highest card goes',
  } as Record<string, string>,
  confirm: {
    form: (animal: string) => `Become the ${animal}`,
    shape: (animal: string) => `Be the ${animal}`,
    card: (card: string) => `Play the ${card}`,
  },

  // Narration.
  dealt: (to: Person, n: number) => `${does(to, 'is', 'are')} dealt ${cards(n)}.`,
  hasChosen: (by: Person) => `${does(by, 'has', 'have')} chosen.`,
  reveal: (of: Person, animal: string) => `${who(of)}: ${animal}`,
  noForm: ' Two chameleons have no form, and play no card.',
  shapes: (of: Person, animal: string) => `${whose(of)} chameleon becomes a ${animal}.`,
  discarded: (by: Person, card: string) => `${does(by, 'discards', 'discard')} the ${card}`,
  tookBack: (by: Person, card: string) => `${does(by, 'takes', 'take')} the ${card} back`,
  tookJoker: (by: Person) => ` ${who(by)} alone discarded, and ${verb(by, 'takes', 'take')} a joker.`,

  endings: {
    hand_empty: 'The last card is gone.',
    deadlock: 'Nobody has discarded for thirty turns; the fewest cards win.',
    ply_limit: 'The limit of choices is reached; the fewest cards win.',
  },

  /** A round in a line. */
  summary: {
    you: 'you',
    forms: (list: string) => `Revealed: ${list}`,
    form: (who: string, animal: string) => `${who} ${animal}`,
    gone: (list: string) => `Discarded: ${list}`,
    back: (list: string) => `Back in hand: ${list}`,
    joker: ({ you, name }: Person) => (you ? 'you take a joker' : `${name} takes a joker`),
    shape: (who: string, animal: string) => `${who}: the chameleon is a ${animal}`,
    noForm: 'two chameleons, no form',
  },
}
