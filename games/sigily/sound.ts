// What is heard of Sigily: sticks on the cloth, wheels set down, coins, stacks that meet, spells and cards.
import type { GameEvent, Sound } from '../../web/game'
import type { View } from './position'

/** What is only said, or heard by what follows. */
const kSilent = /^(throw|nospell|enter|back)/

export function sound({ seat, token, view }: GameEvent<View>, before: View): Sound | null {
  const { stage, coins, turn } = before
  if (stage === 'card') return 'card'
  if (seat === null) return 'sticks'
  if (token === null || kSilent.test(token)) return null
  if (token === 'pay') return 'coin'
  if (stage !== 'move') return 'stone'
  if (view.fight) return 'knock'
  return view.coins[turn!]! > coins[turn!]! ? 'coin' : 'wood'
}
