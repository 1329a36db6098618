// Sounds of the golden hall: dice under every cup, the red die put down, a cup knocked on the table at a challenge.
import type { Sound } from '@nemeton/board/game'
import type { BluffEvent } from './position'
import type { Effect } from './schema'

const sounds: Partial<Record<Effect['kind'], Sound>> = {
  rolled: 'dice',
  rerolled: 'dice',
  bid: 'wood',
  showed: 'wood',
  challenged: 'knock',
}

export const sound = ({ effects }: BluffEvent): Sound | null =>
  effects.map(({ kind }) => sounds[kind]).find((sound) => sound !== undefined) ?? null
