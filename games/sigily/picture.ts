// A position out of the middle of a game, for the picture on the home page.
import type { Seat, View } from './position'

const stack = (
  at: string,
  chariots: [Seat, number][],
  coins: number,
  progress: number,
  entry: number | null = null,
) => ({
  at,
  chariots,
  coins,
  progress,
  start: 0,
  entry,
  stone_skin: false,
})
const team = (where: string) =>
  [...where].map((letter) => ({
    where: letter === 'b' ? ('board' as const) : letter === 'h' ? ('home' as const) : ('hand' as const),
    barred: [],
  }))

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
    starts: [0, 0, 0, 0],
    dead_suns: [3, 3, 3, 3],
    lying: [
      2, 1, 0, 2, 0, 1, 0, 1, 1, 0, 1, 0, 2, 0, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1, 2, 2, 0, 2, 2, 0, 2, 2, 6,
    ],
    stacks: [
      stack('4', [[3, 0]], 2, 4),
      stack('9', [[1, 1]], 4, 9),
      stack('11', [[2, 0]], 1, 11),
      stack(
        '13',
        [
          [0, 1],
          [0, 0],
        ],
        5,
        13,
      ),
      stack('18', [[1, 0]], 3, 18),
      stack('22', [[3, 1]], 4, 22),
      stack('6a', [[2, 1]], 2, 6, 6),
    ],
    teams: [team('bbii'), team('bbii'), team('bbhi'), team('bbii')],
    treasure: [0, 0, 3, 0],
    coins: [5, 7, 6, 6],
    cursed: [],
    speed: [[], [], [], []],
    sloth: [[], [], [], []],
    frozen: [false, false, false, false],
    lost: [0, 0, 0, 0],
    cards: 0,
    race_winner: null,
    end: null,
  },
}
