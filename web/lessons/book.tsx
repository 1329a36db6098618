// A game's rule book, loaded when it is opened.
import type { JSX } from 'preact'
import { useLoaded } from '../base/use'
import type { BookProps } from './book_text'

export function Book(props: BookProps): JSX.Element | null {
  const Text = useLoaded(() => import('./book_text'), 'book')?.default
  return Text ? <Text {...props} /> : null
}
