// For tests: positions of the races as the engine has them, and whole games at random.
import { readFileSync } from 'node:fs'
import type { GameState } from '@nemeton/board/game'
import { testEngine } from '@nemeton/tests/engine'
import { readPlan, type Plan } from '../page/plan'
import type { RaceEvent } from '../page/position'
import type { View } from '../page/schema'

export type RaceId = 'tabulus' | 'triangulus' | 'druidica'

export const planOf = (game: RaceId): Plan => readPlan(readFileSync(`games/${game}/rules/board.txt`, 'utf8'))

export interface Happened {
  game: RaceId
  event: RaceEvent
  before: View
}

type Options = Record<string, number | boolean>
type Answer = GameState & { drawn: string }

/** A table at which tokens are played, actions and outcomes alike. */
export async function table(game: RaceId, seats: number, options: Options = {}, seed = 1) {
  const ask = testEngine()
  const look = () => ask({ cmd: 'view', seat: 0 }) as unknown as Pick<RaceEvent, 'view' | 'effects'>
  let state = ask({ cmd: 'new', game, seats, seed, options }) as unknown as Answer
  let { view } = look()
  const happened: Happened[] = []
  const take = (seat: number | null, token: string | null) => {
    const before = view
    const query = token === null ? { cmd: 'draw' as const } : { cmd: 'apply' as const, action: token }
    const answer = ask(query)
    if (!answer.ok) throw new Error(answer.error.message)
    state = answer as unknown as Answer
    const seen = look()
    view = seen.view
    const event = { n: happened.length + 1, seat, token: token ?? state.drawn, state, ...seen }
    happened.push({ game, event, before })
  }
  const mover = () => state.to_act?.[0] ?? null
  return {
    happened,
    /** The legal tokens of whoever has to move. */
    actions: (): string[] => (mover() === null ? [] : state.actions![mover()!]!),
    view: () => view,
    isOver: () => state.node === 'terminal',
    play(tokens: string) {
      for (const token of tokens.split(' ')) take(mover(), token)
    },
    draw: () => take(null, null),
    isChance: () => state.node === 'chance',
  }
}

/** A game in which everybody acts at random, but bumps, takes gates and exchanges where that can be done and luck would have it. */
export async function randomGame(
  game: RaceId,
  seats: number,
  seed: number,
  options: Options = {},
): Promise<Happened[]> {
  const { happened, actions, isOver, isChance, play, draw } = await table(game, seats, options, seed)
  let chance = seed
  const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
  while (!isOver()) {
    if (isChance()) {
      draw()
      continue
    }
    const bold = actions().filter((token) => /[x~]/.test(token))
    const list = bold.length > 0 && below(3) > 0 ? bold : actions()
    play(list[below(list.length)]!)
  }
  return happened
}
