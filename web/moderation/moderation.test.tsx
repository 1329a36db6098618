// Keeping order as it is seen: reports and blocks, announcements, what who runs the server does.
import { beforeEach, expect, test, vi } from 'vitest'
import { say as refusals } from '../shared/api/errors'
import { navigate } from '../shared/browser/router'
import { App } from '../shell/app'
import type { CoreClient } from '../play/engine/core_client'
import { savedSeats } from '../play/storage/saved_seats'
import { session } from '../play/storage/session'
import { testCore } from '@nemeton/tests/engine'
import { button, duel, press, root, serve, show, soon, text } from '@nemeton/tests/page'
import BlockedPlayers from '../account/blocked_players'
import People from '../play/reports/people'
import PersonActions from '../play/reports/person_actions'
import { say as reports } from '../play/reports/words'
import { say } from './words'

let core: CoreClient

// The page's core is the one of the test.
vi.mock('../play/engine/core_client', async (original) => ({
  ...(await original<object>()),
  core: () => core,
}))
beforeEach(() => {
  core = testCore()
})

const mine = { player: 'P1', name: 'Ceridwen', key: 'K1' }

const fill = (selector: string, value: string) => {
  root.querySelector<HTMLInputElement>(selector)!.value = value
}
const submit = (selector: string) => press(root.querySelector(`${selector} button:not([type=button])`)!)

test('a report says who, why, and what the reader has to say', async () => {
  const asked = serve({ '/reports': {} })
  await show(<PersonActions who={{ table: 'T1', seat: 1 }} name="Rude" />)
  expect(button(reports.blockOf('Rude'))).toBeUndefined()
  await press(button(reports.reportOf('Rude')))
  await press(root.querySelector('[value=chat]')!)
  fill('textarea', ' insults ')
  await submit('form')
  await soon(() => expect(text()).toContain(reports.sent))
  expect(asked).toEqual([['/api/v1/reports', { table: 'T1', seat: 1, reason: 'chat', text: 'insults' }]])
})

test('a report that is not taken says so, and can be put away', async () => {
  serve({ '/reports': 'too_fast' })
  await show(<PersonActions who={{ player: 'P2' }} name="Gwion" />)
  await press(button(reports.reportOf('Gwion')))
  await submit('form')
  await soon(() => expect(text()).toContain(refusals.errors.too_fast))
  await press(button(reports.cancel))
  expect(root.querySelector('form')).toBeNull()
})

test('who has a name blocks a player after a second press, and nobody else is asked', async () => {
  const asked = serve({ '/accounts/me/blocks/P2': {} })
  session.keep(mine)
  await show(<PersonActions who={{ table: 'T1', seat: 1 }} name="Gwion" player="P2" />)
  await press(button(reports.blockOf('Gwion')))
  expect(asked).toEqual([])
  await press(button(reports.blockYes))
  await soon(() => expect(text()).toContain(reports.blocked))
  expect(asked).toEqual([['/api/v1/accounts/me/blocks/P2', { key: 'K1' }]])
})

test('whom one has blocked is listed, and unblocked', async () => {
  const answers: Record<string, unknown> = {
    '/accounts/me/blocks': { blocked: [{ player: 'P2', name: 'Gwion', blocked_at: 1 }] },
    '/accounts/me/blocks/P2': {},
  }
  const asked = serve(answers)
  await show(<BlockedPlayers sessionKey="K1" />)
  await soon(() => expect(root.querySelector('a')!.getAttribute('href')).toBe('/player/P2'))
  answers['/accounts/me/blocks'] = { blocked: [] }
  await press(button(reports.unblock))
  await soon(() => expect(root.querySelector('li')).toBeNull())
  expect(asked[1]).toEqual(['/api/v1/accounts/me/blocks/P2', { key: 'K1' }])
})

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

test('an announcement stands above every page until it is put away', async () => {
  serve({ '/announcements': { announcements: [{ id: 'A1', text: 'Club night' }] } })
  navigate('/about')
  await show(<App />)
  await soon(() => expect(root.querySelector('.announced')!.textContent).toContain('Club night'))
  await press(button(say.putAway))
  expect(root.querySelector('.announced')).toBeNull()
  expect(JSON.parse(localStorage.getItem('nemeton.dismissedAnnouncements')!)).toEqual(['A1'])
})

const report = {
  id: 'R1',
  created_at: 1e12,
  until: 2e12,
  reason: 'name',
  text: 'rude',
  table: 'T1',
  seat: 1,
  name: 'Rude',
}
const desk = {
  '/moderation/reports': { reports: [report] },
  '/moderation/bans': {
    bans: [{ id: 'B1', created_at: 1, until: 2e12, kind: 'network', target: '192.0.2.7', reason: 'flood' }],
  },
  '/moderation/log': {
    log: [
      {
        id: 'D1',
        created_at: 1,
        expires_at: 2,
        moderator: 'anna',
        action: 'ban',
        target: 'network 192.0.2.7',
      },
    ],
  },
  '/moderation/statistics': {
    days: [{ day: '2026-11-26', game: 'brandubh', tables: 3, over: 2, seats: 5, players: 1 }],
  },
  '/announcements': { announcements: [] },
}

async function enter(answers: Record<string, unknown>) {
  const asked = serve(answers)
  navigate('/admin')
  await show(<App />)
  await soon(() => expect(root.querySelector('[name=key]')).not.toBeNull())
  fill('[name=key]', 'K')
  await submit('form')
  return asked
}

test('the key opens the desk, and a wrong one says so', async () => {
  await enter({ ...desk, '/moderation/reports': 'bad_key' })
  await soon(() => expect(text()).toContain(reports.errors.bad_key))
  expect(root.querySelector('.notes')).toBeNull()
})

test('at the desk stand reports, bans, what was done and how much is played', async () => {
  await enter(desk)
  await soon(() => expect(root.querySelectorAll('.notes').length).toBeGreaterThan(2))
  expect(text()).toContain('rude')
  expect(root.querySelector('.notes a')!.getAttribute('href')).toBe('/t/T1')
  expect(text()).toContain('192.0.2.7')
  expect(text()).toContain(say.admin.deeds.ban!)
  expect([...root.querySelectorAll('tbody td')].map((each) => each.textContent)).toEqual([
    'Brandubh',
    '3',
    '2',
    '5',
    '1',
  ])
})

test('what is done at the desk is asked with the key, and all is read anew', async () => {
  const asked = await enter({
    ...desk,
    '/moderation/reports/R1/resolve': {},
    '/moderation/bans/B1': {},
    '/moderation/tables/T7': {},
    '/moderation/accounts/reset-name': { name: 'Player 123456' },
    '/moderation/announcements': { id: 'A1' },
  })
  await soon(() => expect(root.querySelector('[name=note]')).not.toBeNull())
  const expectAsked = async (path: string, body: object = {}) =>
    soon(() =>
      expect(asked).toContainEqual([
        `/api/v1/moderation/${path}`,
        expect.objectContaining({ key: 'K', ...body }),
      ]),
    )
  const free = () => soon(() => expect(button(say.admin.closeTable).disabled).toBe(false))
  fill('[name=note]', 'talked')
  await press(button(say.admin.settle))
  await expectAsked('reports/R1/resolve', { note: 'talked' })
  await free()
  await press(button(say.admin.endBan))
  await expectAsked('bans/B1')
  await free()
  fill('[name=table]', 'https://play.example.org/t/T7#seat=1')
  await press(button(say.admin.closeTable))
  await expectAsked('tables/T7')
  await free()
  fill('[name=name]', 'Rude')
  await press(button(say.admin.takeName))
  await soon(() => expect(text()).toContain(say.admin.renamed('Player 123456')))
  await free()
  fill('[name=whom]', '192.0.2.0/24')
  root.querySelector<HTMLSelectElement>('[name=kind]')!.value = 'network'
  await submit(`form[aria-label="${say.admin.ban}"]`)
  await expectAsked('bans', { network: '192.0.2.0/24', reason: '' })
  await free()
  fill(`form[aria-label="${say.admin.announce}"] textarea`, 'Club night')
  await submit(`form[aria-label="${say.admin.announce}"]`)
  await expectAsked('announcements', { text: 'Club night' })
})
