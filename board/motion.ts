// Motion on a board as the frame sees it, which knows nothing of what moves there: whether it rests, and how to make it.

/** How many times as long as usual everything takes, for what a board shows by timers of its own. */
export { slowness } from './base/pace'

/** What moves in `board` now and comes to an end by itself. */
const moving = (board: Element): Animation[] =>
  board
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))

/** Resolves when all that moves now has come to rest. */
export async function rest(board: Element): Promise<void> {
  await Promise.allSettled(moving(board).map(({ finished }) => finished))
}

/** Has all that moves take `slowness` times as long. */
export function slow(board: Element, slowness: number): void {
  for (const each of moving(board)) each.playbackRate = 1 / slowness
}

/** Puts all that moves where it is going. */
export const settle = (board: Element): void => moving(board).forEach((each) => each.finish())
