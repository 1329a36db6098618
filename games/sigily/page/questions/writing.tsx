// Writing question cards of one's own before the game. They stay on this device; nobody at it sees what another has written.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from './words'
import { ownQuestions } from './own_questions'

const most = 200 // characters

export default function Writing(): JSX.Element {
  const [cards, setCards] = useState(() => ownQuestions.get())
  const [ask, setAsk] = useState('')
  const [answer, setAnswer] = useState('')
  const keep = (list: typeof cards) => {
    ownQuestions.set(list)
    setCards(list)
  }
  const add = () => {
    keep([...cards, { ask: ask.trim(), answer: answer.trim() }])
    setAsk('')
    setAnswer('')
  }
  const whole = ask.trim() !== '' && answer.trim() !== ''
  const field = (id: string, label: string, value: string, change: (text: string) => void) => (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} value={value} maxlength={most} onInput={(e) => change(e.currentTarget.value)} />
    </div>
  )
  return (
    <fieldset class="choice sigily-writing">
      <legend>{say.writing.title}</legend>
      <p class="note">{say.writing.note}</p>
      {field('own-question', say.writing.ask, ask, setAsk)}
      {field('own-answer', say.writing.answer, answer, setAnswer)}
      <p role="status">{say.writing.count(cards.length)}</p>
      <button type="button" disabled={!whole} onClick={add}>
        {say.writing.add}
      </button>
      <button type="button" class="quiet" disabled={cards.length === 0} onClick={() => keep([])}>
        {say.writing.clear}
      </button>
    </fieldset>
  )
}
