// A game's rule book, loaded when it is opened.
import type { JSX } from 'preact'
import { useLoaded } from '../../shared/browser/hooks'
import type { RuleBookProps } from './rule_book_text'

export function RuleBook(props: RuleBookProps): JSX.Element | null {
  const Text = useLoaded(() => import('./rule_book_text'), 'book')?.default
  return Text ? <Text {...props} /> : null
}
