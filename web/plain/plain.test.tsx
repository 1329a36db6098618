// The board of a game that gives none of its own, with the positions of one that hides cards and lets several choose at once.
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Core } from '../table/core'
import type { SeatInfo } from '../table/table'
import { LocalTable, newRecord } from '../table/local'
import { testCore, until } from '../tests/engine'
import { button, novice, person, press, root, show, soon } from '../tests/page'
import { TableView } from '../views/table'
import { plainPart } from './plain'

let core: Core
beforeEach(async () => void (core = testCore()))

const part = plainPart('duel', true)
const buttons = () => [...root.querySelectorAll('.plain-actions button')] as HTMLButtonElement[]
const row = (name: string) =>
  [...root.querySelectorAll('th')].find((each) => each.textContent === name)?.nextElementSibling?.textContent

/** A table of Druid's Duel, shown with the plain board. */
async function sitDown(others: SeatInfo): Promise<LocalTable> {
  const table = new LocalTable(core, { record: newRecord('duel', {}, 3), seats: [person, others, others] })
  await show(<TableView table={table} game="duel" part={part} />)
  return table
}

test('the view is a table, what can be done are buttons, and what was done is a line', async () => {
  const table = await sitDown(novice)
  await soon(() => expect(buttons().length).toBeGreaterThan(1))
  expect(row('stage')).toBe('forms')
  const token = buttons()[0]!.textContent
  await press(buttons()[0]!)
  await soon(() => expect(root.querySelector('ol.moves')!.textContent).toContain(token))
  await until(table, ({ events }) => events.length > 2)
})

test('those who share a screen hand it over, and none sees what another holds', async () => {
  await sitDown(person)
  const take = async () => {
    await soon(() => expect(root.querySelector('.hand-over')).not.toBeNull())
    expect(root.querySelector('.plain')).toBeNull()
    await press(button('It is in my hands'))
    await soon(() => expect(buttons().length).toBeGreaterThan(1))
  }
  await take()
  // A hand and dashes: one's own cards, and those one does not see.
  expect(row('hands')).toMatch(/^1\w\w( · \w\w)+2–3–$/)
  await press(buttons()[0]!)
  await take()
  expect(row('hands')).toMatch(/^1–2\w\w( · \w\w)+3–$/)
})

test('after a choice with the keyboard the focus is on what can be done next', async () => {
  const onAct = vi.fn()
  const board = (actions: string[]) =>
    show(
      <part.Board
        view={{ a: 1 }}
        before={null}
        event={null}
        actions={actions}
        seat={0}
        trail={[]}
        animate={false}
        onAct={onAct}
      />,
    )
  await board(['x', 'y'])
  // A click that no pointer made has no detail.
  await act(() => void buttons()[1]!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })))
  expect(onAct).toHaveBeenCalledWith('y')
  await board([])
  await board(['z'])
  expect(document.activeElement).toBe(buttons()[0])
})
