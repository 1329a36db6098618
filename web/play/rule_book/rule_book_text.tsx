// A game's rule book: its text, under what it says examples on the game's own board, and at its end where the game is to be had on paper.
import type { JSX } from 'preact'
import { gameOf, type GameId } from '../../shared/games/games'
import { gameWords } from '@nemeton/board/words'
import { useLoaded } from '../../shared/browser/hooks'
import OnPaper from '../companion/paper_links'
import Examples from './book_example'

export interface RuleBookProps {
  game: GameId
  /** Whether it stands in a box of its own, which the keyboard has to reach. */
  scrolls?: boolean
}

export default function RuleBookText({ game, scrolls = false }: RuleBookProps): JSX.Element {
  const html = useLoaded(gameOf(game).book, game)
  if (html === '') {
    const { name, blurb } = gameWords(game)
    return (
      <article class="book">
        <h1>{name}</h1>
        <p>{blurb}</p>
        <OnPaper game={game} />
      </article>
    )
  }
  // What stands before the first heading is section 0.
  const sections = (html ?? '').split(/(?=<h2)/)
  return (
    <article class="book" tabIndex={scrolls ? 0 : undefined}>
      {sections.map((text, section) => (
        <section key={section}>
          <div dangerouslySetInnerHTML={{ __html: text }} />
          <Examples game={game} section={section} />
        </section>
      ))}
      {html !== null && <OnPaper game={game} />}
    </article>
  )
}
