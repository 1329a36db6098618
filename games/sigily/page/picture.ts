// A position out of the middle of a game, for the game's picture.
import type { Member, Seat, Sigil, Stack, View } from './schema'

const stack = (at: Sigil, chariots: [Seat, number][], coins: number): Stack => ({
  at,
  chariots,
  coins,
  progress: 0,
  start: 0,
  entry: null,
  stone_skin: false,
})

/** The first `out` of a team are on the board, the next `home` at home, the others in hand. */
const team = (out: number, home: number): Member[] =>
  [0, 1, 2, 3].map((i) => ({ where: i < out ? 'board' : i < out + home ? 'home' : 'hand', barred: [] }))

const no = <T>(thing: T): T[] => Array.from({ length: 4 }, () => thing)

export const picture: { view: View; seat: Seat } = {
  seat: 0,
  view: {
    turn: 0,
    stage: 'move',
    throw: 3,
    free_throws: 0,
    free_turn: false,
    declared: null,
    courses: {},
    darts: null,
    fight: null,
    fireball: null,
    asked: null,
    partners: false,
    starts: no(0),
    dead_suns: no(3),
    lying: [...'210201011010201211012112220220226'].map(Number),
    stacks: [
      stack('4', [[3, 0]], 2),
      stack('9', [[1, 1]], 4),
      stack('11', [[2, 0]], 1),
      stack(
        '13',
        [
          [0, 1],
          [0, 0],
        ],
        5,
      ),
      stack('18', [[1, 0]], 3),
      stack('22', [[3, 1]], 4),
      stack('6a', [[2, 1]], 2),
    ],
    teams: [team(2, 0), team(2, 0), team(2, 1), team(2, 0)],
    treasure: [0, 0, 3, 0],
    coins: [5, 7, 6, 6],
    cursed: [],
    speed: no([]),
    sloth: no([]),
    frozen: no(false),
    lost: no(0),
    cards: 0,
    race_winner: null,
    end: null,
  },
}
