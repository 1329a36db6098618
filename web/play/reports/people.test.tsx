// The people at a table: who is listed, and whom the host can remove.
import { expect, test } from 'vitest'
import { savedSeats } from '../storage/saved_seats'
import { button, duel, press, root, serve, show, soon } from '@nemeton/tests/page'
import People from './people'
import { say as reports } from './words'

test('at a table the people who sit there are listed, without oneself, bots and open seats', async () => {
  const seats = [
    { kind: 'person', taken: true },
    { kind: 'person', taken: true, name: 'Gwion', player: 'P2' },
    { kind: 'bot', level: 'novice' },
    { kind: 'person', taken: false },
  ]
  const state = { seats, mine: [0], key: 'T1', events: [] } as never
  HTMLDialogElement.prototype.showModal ??= () => {}
  await show(<People part={duel} state={state} />)
  await press(button(reports.people))
  expect([...root.querySelectorAll('.people > li')]).toHaveLength(1)
  expect(root.querySelector('.people a')!.getAttribute('href')).toBe('/player/P2')
  await show(<People part={duel} state={{ seats: [seats[0]], mine: [0], key: 'T1', events: [] } as never} />)
  expect(root.querySelector('button')).toBeNull()
})

test('who has opened the table sends somebody away who has not played', async () => {
  const asked = serve({ '/tables/T1/remove-player': {} })
  HTMLDialogElement.prototype.showModal ??= () => {}
  savedSeats.keepKey('T1', { seat: 0, key: 'K0' })
  const person = { kind: 'person', taken: true }
  const state = {
    seats: [
      { ...person, is_host: true },
      { ...person, name: 'Gwion' },
    ],
    mine: [0],
    key: 'T1',
  }
  await show(<People part={duel} state={{ ...state, events: [] } as never} />)
  await press(button(reports.people))
  await press(button(reports.sendAway('Gwion')))
  await soon(() =>
    expect(asked).toEqual([['/api/v1/tables/T1/remove-player', { key: 'K0', seat: 1, block_rejoin: true }]]),
  )
  const played = [{ seat: 1, state: { node: 'decision' } }]
  await show(<People part={duel} state={{ ...state, events: played } as never} />)
  expect(button(reports.sendAway('Gwion'))).toBeUndefined()
  await show(<People part={duel} state={{ ...state, mine: [1], events: [] } as never} />)
  expect(button(reports.sendAway('Gwion'))).toBeUndefined()
})
