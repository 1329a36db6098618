// What somebody at the table asks for, with the answers for whom it is to answer; what was said of that last; and what stands by consent.
import type { JSX } from 'preact'
import { listed } from '@nemeton/board/base/language'
import { sentences, type Persons } from '@nemeton/board/person'
import type { Proposal } from '@nemeton/websocket'
import type { ConsentNews } from '../table/consent'
import { isOver, type AnyRemoteTable, type TableState } from '../table/table'
import './consent.css'
import { giftText } from './time_gift'
import { say } from './words'

interface RequestAnswerProps {
  table: AnyRemoteTable
  state: TableState
  persons: Persons
}

export default function RequestAnswer({ table, state, persons }: RequestAnswerProps): JSX.Element {
  const { question, paused, substitutes, spoken } = state.standing
  const mine = substitutes.filter((seat) => state.mine.includes(seat))
  const others = substitutes.filter((seat) => !state.mine.includes(seat))
  const over = isOver(state)
  return (
    <div class="consent">
      <div class="asked" role="status">
        {question && <p>{sentences(asking(question, persons))}</p>}
        {!question && spoken && <p>{sentences(said(spoken, persons))}</p>}
      </div>
      {question && <Answers table={table} state={state} question={question} />}
      {paused && !over && (
        <p class="asked">
          <span>{say.paused}</span>
          {state.mine.length > 0 && <button onClick={() => table.proceed()}>{say.goOn}</button>}
        </p>
      )}
      {mine.length > 0 && !over && (
        <p class="asked">
          <span>{say.substituted}</span>
          <button onClick={() => table.proceed()}>{say.takeOver}</button>
        </p>
      )}
      {others.length > 0 && <p>{say.botFor(listed(others.map((seat) => persons(seat).name)))}</p>}
    </div>
  )
}

function Answers({
  table,
  state,
  question,
}: {
  table: AnyRemoteTable
  state: TableState
  question: Proposal
}): JSX.Element | null {
  const asked = question.awaiting.some((seat) => state.mine.includes(seat))
  if (!asked && !state.mine.includes(question.seat)) return null
  return (
    <div class="asked">
      {asked && (
        <button class="primary" onClick={() => table.answer(true)}>
          {say.agree}
        </button>
      )}
      <button onClick={() => table.answer(false)}>{asked ? say.refuse : say.withdraw}</button>
    </div>
  )
}

function asking({ seat, kind, target }: Proposal, persons: Persons): string {
  return say.asked[kind](persons(seat), persons(target ?? seat))
}

function said(spoken: ConsentNews, persons: Persons): string {
  const by = persons(spoken.seat)
  switch (spoken.what) {
    case 'refused':
      return say.refused(by)
    case 'withdrawn':
      return say.withdrawn(by)
    case 'gave':
      return say.gave(by, persons(spoken.to), giftText(spoken.time))
    case 'went_on':
      return say.wentOn(by)
    case 'agreed':
      return spoken.question.kind === 'take_back' ? say.tookBack(persons(spoken.question.seat)) : ''
  }
}
