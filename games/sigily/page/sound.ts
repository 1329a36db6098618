// What is heard of Sigily: sticks on the cloth, wheels set down, coins, stacks that meet, and stones of spells.
import type { GameEvent, Sound } from '@nemeton/board/game'
import type { View } from './position'

export function sound({ seat, token, view }: GameEvent<View>, { stage, coins }: View): Sound | null {
  if (seat === null) return 'sticks'
  // A throw, no spell, the veil, the way back: what they lead to is heard.
  if (stage !== 'move') return /^[tneb]/.test(token!) ? null : 'stone'
  return view.fight ? 'knock' : view.coins[seat]! > coins[seat]! ? 'coin' : 'wood'
}
