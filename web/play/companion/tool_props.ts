// What the view of each tool of the companion is given.
import type { Tool } from '@nemeton/board/companion'
import type { AnyGamePart } from '@nemeton/board/game'
import type { StateOf, ToolState } from './companion_state'

export interface ToolProps<Kind extends Tool['kind']> {
  tool: Extract<Tool, { kind: Kind }>
  state: StateOf<Kind>
  /** The names of those who are there. */
  seats: string[]
  part: AnyGamePart
  /** The class that the game's style sheets know its art by. */
  look: string
  onChange(state: ToolState): void
}
