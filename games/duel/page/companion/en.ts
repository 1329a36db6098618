// Druid's Duel beside the cards, in English.

export default {
  start: 'Deal the cards out evenly, here or by hand. Everybody has the three forms.',
  turn: [
    'All choose a form in secret, and show it together.',
    'All choose a card in secret, and show it together.',
    'Jackrabbit: lower than all others. Lion: higher than all. Peacock: alike to none in rank or suit.',
    'A card that succeeds is put away; the others go back to the hand.',
    'The form just played rests for the next turn.',
  ],
  suits: { S: 'of spades', H: 'of hearts', D: 'of diamonds', C: 'of clubs' } as Record<string, string>,
  card: (rank: string, suit: string) => `${rank === 'A' ? 'Ace' : rank} ${suit}`,
}
