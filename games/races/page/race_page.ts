// What a race gives to the board that all three share: where everything lies, and what is drawn beneath the tiles.
// The ways themselves are read from the game's board.txt. In all three the seats are Ash, Birch, Cedar and Dogwood, as in messages/.
import type { FunctionComponent } from 'preact'
import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'

export interface Ground {
  /** Of the whole drawing. A unit is what one likes: everything on the board is drawn in proportion to `half`. */
  width: number
  height: number
  /** The side of a tile's half, and so of a position. A finger wants 44 pixels, a phone has 374 across. */
  half: number
  /** How broad the tiles are, in halves, where they are slimmer than that. */
  slim?: number
  /** Whether the tiles are stones, and not wood, from behind. */
  stones?: boolean
  /** Of ways from one position to another that are not straight, by "26-33": the points where they bend. */
  bends?: Map<string, Point[]>
  /** The middle of each position, by its number; [0] stands for nothing. 2i − 1 and 2i are one tile: they lie `half` apart. */
  places: Point[]
  /** Where the markers of a seat wait at Start, side by side or, in a box that is taller than broad, one below the other. */
  camp(seat: number, seats: number): Box
  /** Where its markers lie that are home, in the same way, with its points behind them. */
  goal(seat: number, seats: number): Box
  /** The tile that was drawn and the stock: about 3 halves broad and 3.5 high. */
  tray: Box
  /**
   * What is asked when a place can be gone to in several ways, and whether to exchange: about 3 halves broad and 3.5 high, or over the
   * lower part of the tray.
   */
  plaques: Box
  /**
   * The board of wood with its ways, gates and names, without tiles and markers: it fills the whole drawing, and nothing in it
   * takes a click. The tiles cover the positions; a shortcut has to be seen from its gate to where it leads.
   */
  Draw: FunctionComponent<{ ground: Ground; seats: number }>
}

export interface RaceLook {
  /** What its board.txt says: `import plan from '../board.txt?raw'`. */
  plan: string
  wide: Ground
  /** On a phone; may be the same. */
  narrow: Ground
  /** Whether End is where the sun stands, which runs over the tiles when the game ends. */
  sun?: boolean
  /** For the home page, with 6-4 drawn: the markers by seat, and what turned tiles show by their odd positions. */
  picture: { markers: string[][]; shown: Record<number, [number, number]> }
}

// A game's board.tsx is then `export default racePart({ plan, wide, narrow, picture })`, from races/race.tsx.
