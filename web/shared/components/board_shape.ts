// The shape of a game's board, which decides where it stands.
import type { AnyGamePart } from '@nemeton/board/game'

/** From this width over height on, a board stands above everything else, not beside it. */
const broadAspect = 1.5
export const isBroad = (part: AnyGamePart): boolean => part.aspect > broadAspect

/** The shape of a board, for the style sheet. */
export const shapeOf = ({ aspect, lowAspect = aspect }: AnyGamePart) => ({
  '--aspect': String(aspect),
  '--low-aspect': String(lowAspect),
})
