// A game's rule book.
import type { JSX } from 'preact'
import { gameOf, type GameId } from '../games/games'
import { gameWords } from '../board/words'
import { useLoaded } from '../base/use'

/** `scrolls`: whether it stands in a box of its own, which the keyboard has to reach. */
export function Book({ game, scrolls = false }: { game: GameId; scrolls?: boolean }): JSX.Element {
  const html = useLoaded(gameOf(game).book, game)
  if (html === '') {
    const { name, blurb } = gameWords(game)
    return (
      <article class="book">
        <h1>{name}</h1>
        <p>{blurb}</p>
      </article>
    )
  }
  return (
    <article
      class="book"
      tabIndex={scrolls ? 0 : undefined}
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  )
}
