// A move chosen while the other side thinks, played as soon as it can be.
import type { Ahead } from '@nemeton/board/ahead'
import { spoken } from '@nemeton/board/words'
import type { Effect, View } from '../schema'
import en from './en'

const say = await spoken(en, import.meta.glob(['./??.ts', '!./en.ts']))

const squaresOf = (move: string) => move.split('-') as [string, string]

export const ahead: Ahead<View, Effect> = {
  proposed: () => null,
  after: (move, event, seat) => (event.seat === seat ? null : move),
  action: (move, _, actions) => (actions.includes(move) ? move : null),
  say: {
    offer: (move) => say.offer(...squaresOf(move)),
    stopped: (move) => say.stopped(...squaresOf(move)),
  },
}
