// Question cards: the printed deck, those that people write, and how a card is asked and answered.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownQuestions } from '../page/questions/own_questions'
import QuestionCard, { draw } from '../page/questions/card'
import type { View } from '../page/schema'
import welsh from '../page/questions/deck/cy'
import german from '../page/questions/deck/de'
import deck from '../page/questions/deck/en'
import irish from '../page/questions/deck/ga'
import type { Question } from '../page/questions/deck/read'
import { after } from './test_game'
import { say } from '../page/questions/words'
import Writing from '../page/questions/writing'

let root: HTMLElement
beforeEach(() => {
  localStorage.clear()
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  render(null, root)
  root.remove()
})

const position = () => after(2, { questions: 12 }, '3 in').view
const own = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ask: `own ${i}`, answer: `it is ${i}` }))
const show = (view: View) => {
  const answers: boolean[] = []
  act(() => render(<QuestionCard view={view} onAnswer={(right) => answers.push(right)} />, root))
  return answers
}
const buttons = () => [...root.querySelectorAll('button')]
const press = (text: string) =>
  act(() =>
    buttons()
      .find((each) => each.textContent.includes(text))!
      .click(),
  )

const translated: [string, Question[]][] = [
  ['German', german],
  ['Irish', irish],
  ['Welsh', welsh],
]

it.each<[string, Question[]]>([['English', deck], ...translated])(
  'the %s deck has at least sixty questions, each asked once, with four different answers and a word about the right one',
  (_, deck) => {
    expect(deck.length).toBeGreaterThanOrEqual(60)
    expect(new Set(deck.map(([ask]) => ask)).size).toBe(deck.length)
    for (const card of deck) {
      expect(card).toHaveLength(6)
      const [ask, ...rest] = card
      expect(ask).toMatch(/[?…]$/)
      expect(new Set(rest.slice(0, 4)).size).toBe(4)
      expect(rest[4]).toMatch(/\.$/)
    }
  },
)

it.each(translated)(
  'the %s deck has the same cards, so that no number of one is without the other',
  (_, own) => {
    expect(own).toHaveLength(deck.length)
    const numbers = (cards: Question[]) => cards.map((card) => card.join(' ').match(/\d+/g)?.sort() ?? [])
    expect(numbers(own)).toEqual(numbers(deck))
  },
)

it('the same position draws the same card, and the right answer does not always lie in one place', () => {
  const view = position()
  expect(draw(view, [], new Set())).toEqual(draw(view, [], new Set()))
  const places = new Set<number>()
  for (let cards = 1; cards <= 40; ++cards) {
    const card = draw({ ...view, cards }, [], new Set())
    if (card.kind === 'choice') places.add(card.answers.indexOf(card.right))
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3])
})

it('a card that was asked is not drawn again while there are others', () => {
  const view = position()
  const before = new Set<string>()
  for (let i = 0; i < deck.length; ++i) before.add(draw(view, [], before).ask)
  expect(before.size).toBe(deck.length)
  expect(draw(view, [], before).ask).not.toBe('')
})

it('own cards are mixed in, and from twelve on asked alone', () => {
  const view = position()
  const kinds = (count: number) =>
    new Set(Array.from({ length: 60 }, (_, cards) => draw({ ...view, cards }, own(count), new Set()).kind))
  expect(kinds(11)).toEqual(new Set(['own', 'choice']))
  expect(kinds(12)).toEqual(new Set(['own']))
})

it('a right answer is shown with its reason before the game goes on', () => {
  const view = position()
  const answers = show(view)
  const ask = root.querySelector('.card-ask')!.textContent
  const [, right, , , , why] = deck.find(([each]) => each === ask)!
  expect(buttons()).toHaveLength(4)
  press(right)
  expect(root.textContent).toContain(why)
  expect(answers).toEqual([])
  press(say.card.goOn)
  expect(answers).toEqual([true])
})

it('a wrong answer shows the right one', () => {
  const answers = show({ ...position(), cards: 5 })
  const ask = root.querySelector('.card-ask')!.textContent
  const [, right, wrong] = deck.find(([each]) => each === ask)!
  press(wrong)
  expect(root.querySelector('button.right')!.textContent).toContain(right)
  expect(root.querySelector('button.wrong')!.textContent).toContain(wrong)
  press(say.card.goOn)
  expect(answers).toEqual([false])
})

it('an own card shows its answer when asked to, and the table judges', () => {
  ownQuestions.set(own(12))
  const answers = show({ ...position(), cards: 7 })
  expect(root.textContent).not.toContain('it is')
  press(say.card.show)
  expect(root.textContent).toContain('it is')
  press(say.card.wasWrong)
  expect(answers).toEqual([false])
})

it('cards are written before the game, kept on the device, and shown to nobody', () => {
  act(() => render(<Writing />, root))
  const write = (id: string, text: string) =>
    act(() => {
      const field = root.querySelector<HTMLInputElement>(`#${id}`)!
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  expect(buttons()[0]!.disabled).toBe(true)
  write('own-question', ' Who was Lugh? ')
  write('own-answer', 'A god')
  press(say.writing.add)
  expect(ownQuestions.get()).toEqual([{ ask: 'Who was Lugh?', answer: 'A god' }])
  expect(root.textContent).not.toContain('Lugh')
  expect(root.querySelector<HTMLInputElement>('#own-question')!.value).toBe('')
  press(say.writing.clear)
  expect(ownQuestions.get()).toEqual([])
})
