// The words in use. One language so far, so the choice is made here and nowhere else.
import { en, type Messages } from './en'

export const words: Messages = en
export type { Messages }
