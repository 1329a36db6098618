// What a game gives for play on paper. Its folder has page/paper.tsx, whose default export is a `Paper`: drawings of its own art with
// their sizes in millimetres. The build prints them (tools/paper); the page never loads them.
import type { JSX } from 'preact'

/** SVG content, and how large it is on paper. */
export interface Drawing {
  art: JSX.Element
  /** The class that the game's style sheets know its art by. */
  class: string
  /** The part of the art that is printed, in its own units: x, y, width and height. */
  box: [number, number, number, number]
  /** In millimetres; the height follows from the box. */
  width: number
}

/** Words in a room of a drawing, in the largest letters with which they fit. */
export interface Text {
  /** Markdown: paragraphs, lists, bold and italic letters. */
  words: string
  /** In the drawing's own units: x, y, width and height. */
  box: [number, number, number, number]
  /** Upside down, as the answer at the foot of a question. */
  turned?: boolean
}

/** Something to be cut out. */
export interface Cutout extends Drawing {
  /** What it is, for tests and for those who read the file. */
  name: string
  count: number
  /** Cut along its box unless something else is said: as a circle, or along a line that the art has itself. */
  cut?: 'circle' | 'outline'
  /** Written into the art, as the words of a card are. */
  texts?: Text[]
  /** The other side, where it matters: printed above the front, upside down, to be folded back and glued. */
  back?: JSX.Element
}

export interface Paper {
  /** None where nothing is played on. */
  board: Drawing | null
  cutouts: Cutout[]
}
