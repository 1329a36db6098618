// A question card, for the player who has drawn it. It is loaded when the first one is drawn.
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { View } from '../schema'
import { cardOf, hash, questions, type ChoiceCard } from './deck'
import { say } from './words'
import { ownQuestions, type OwnQuestion } from './own_questions'

/** A question with answers to choose from, or one of the players' own, which the table judges. */
export type Card = ({ kind: 'choice' } & ChoiceCard) | { kind: 'own'; ask: string; answer: string }

/** A number of own cards that makes a deck of its own. */
const enough = 12

/** The questions that this page has asked already. */
const asked = new Set<string>()

/** The card that is drawn in a position: always the same there, but none that was asked in another one. */
export function draw(view: View, own: OwnQuestion[], before: ReadonlySet<string> = asked): Card {
  const seed = JSON.stringify(view)
  const mine = own.map(({ ask, answer }): Card => ({ kind: 'own', ask, answer }))
  const printed = questions.map((question): Card => ({ kind: 'choice', ...cardOf(question, seed) }))
  const cards = mine.length >= enough ? mine : [...mine, ...printed]
  const fresh = cards.filter(({ ask }) => !before.has(ask))
  const left = fresh.length > 0 ? fresh : cards
  return left[hash(seed) % left.length]!
}

interface CardProps {
  view: View
  onAnswer(right: boolean): void
}

export default function QuestionCard({ view, onAnswer }: CardProps): JSX.Element {
  const card = useMemo(() => draw(view, ownQuestions.get()), [view])
  const [given, give] = useState<string | null>(null)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => paper.current!.focus({ preventScroll: true }), [])
  const answer = (right: boolean) => {
    asked.add(card.ask)
    onAnswer(right)
  }
  return (
    <div class="card-drawn" role="group" aria-label={say.card.title} tabindex={-1} ref={paper}>
      <p class="card-ask">{card.ask}</p>
      {view.free_throws < 3 && given === null && <p class="card-stake">{say.card.stake}</p>}
      {card.kind === 'own' ? (
        <OwnAnswer card={card} shown={given !== null} onShow={() => give('')} onAnswer={answer} />
      ) : (
        <>
          <div class="card-answers">
            {card.answers.map((each) => (
              <button
                key={each}
                type="button"
                class={
                  given === null
                    ? undefined
                    : each === card.right
                      ? 'right'
                      : each === given
                        ? 'wrong'
                        : 'other'
                }
                disabled={given !== null}
                onClick={() => give(each)}
              >
                {given !== null && (each === card.right ? '✓ ' : each === given ? '✗ ' : '')}
                {each}
              </button>
            ))}
          </div>
          {given !== null && (
            <div role="status">
              <p>
                {given === card.right ? say.card.right : say.card.wrong(card.right)} {card.why}
              </p>
              <button type="button" class="primary" onClick={() => answer(given === card.right)}>
                {say.card.goOn}
              </button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface OwnAnswerProps {
  card: Extract<Card, { kind: 'own' }>
  shown: boolean
  onShow(): void
  onAnswer(right: boolean): void
}

/** A card that somebody wrote: said aloud, then looked up, then judged. */
function OwnAnswer({ card, shown, onShow, onAnswer }: OwnAnswerProps): JSX.Element {
  if (!shown) {
    return (
      <button type="button" class="primary" onClick={onShow}>
        {say.card.show}
      </button>
    )
  }
  return (
    <div role="status">
      <p>{card.answer}</p>
      <div class="card-answers">
        <button type="button" onClick={() => onAnswer(true)}>
          {say.card.wasRight}
        </button>
        <button type="button" onClick={() => onAnswer(false)}>
          {say.card.wasWrong}
        </button>
      </div>
    </div>
  )
}
