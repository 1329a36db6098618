// For tests: positions of Druid's Duel.
import type { View } from '../page/schema'

/** Three druids; Ash, the viewer, is to play a card as the lion. Changed as asked. */
export const position = (change: Partial<View> = {}): View => ({
  stage: 'cards',
  turns: 3,
  hands: [['AS', '9S', '3H', 'TD', '4C'], null, null],
  held: [5, 6, 7],
  to_choose: [0, 1, 2],
  chosen: null,
  forms: ['K', 'J', 'Q'],
  shapes: ['K', 'J', 'Q'],
  drained: ['Q', null, 'K'],
  jokers: [0, 0, 0],
  shown: [[], ['7D'], []],
  discarded: [['2S'], ['AD', 'TC'], []],
  last: { forms: ['Q', 'J', 'K'], shapes: ['Q', 'J', 'K'], cards: ['2S', 'TC', '9H'], succeeded: [0] },
  idle: 0,
  end: null,
  ...change,
})
