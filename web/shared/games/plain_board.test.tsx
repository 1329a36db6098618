// The board of a game that gives none of its own, with the positions of one that hides cards and lets several choose at once.
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CoreClient } from '../../play/engine/core_client'
import { LocalTable, newRecord } from '../../play/table/local_table'
import { testCore, until } from '@nemeton/tests/engine'
import { novice, person, press, root, show, soon } from '@nemeton/tests/page'
import { TableView } from '../../play/view/table_view'
import { plainPart } from './plain_board'

let core: CoreClient
beforeEach(async () => void (core = testCore()))

const part = plainPart('duel', true)
const buttons = () => [...root.querySelectorAll('.plain-actions button')] as HTMLButtonElement[]
const row = (name: string) =>
  [...root.querySelectorAll('th')].find((each) => each.textContent === name)?.nextElementSibling?.textContent

test('the view is a table, each action a button, and each move a line', async () => {
  const table = new LocalTable(core, { record: newRecord('duel', {}, 3), seats: [person, novice, novice] })
  await show(<TableView table={table} game="duel" part={part} />)
  await soon(() => expect(buttons().length).toBeGreaterThan(1))
  expect(row('stage')).toBe('forms')
  // A hand and dashes: one's own cards, and those that are hidden.
  expect(row('hands')).toMatch(/^1\w\w( · \w\w)+2–3–$/)
  const token = buttons()[0]!.textContent
  await press(buttons()[0]!)
  await soon(() => expect(root.querySelector('ol.moves')!.textContent).toContain(token))
  await until(table, ({ events }) => events.length > 2)
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
