// Setting a table, with the real rules core: here, at the server, for two and for many; and fields for every type of option.
import type { OptionFacts } from '../../shared/games/facts'
import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Options } from '@nemeton/board/game'
import { App } from '../../shell/app'
import { say } from './words'
import { navigate } from '../../shared/browser/router'
import { store } from '@nemeton/board/base/storage'
import { savedGames } from '../../play/storage/saved_games'
import { savedSeats } from '../../play/storage/saved_seats'
import { isAllowedValue, defaultOptions } from '../../shared/games/options'
import { testCore } from '@nemeton/tests/engine'
import { OptionFields } from '../../play/options/option_fields'
import { usualSetting } from './table_setting'
import { button, novice, person, press, root, show, soon } from '@nemeton/tests/page'
import { readRequest, respond } from '@nemeton/tests/server'

/** The form for a game, with all that can be chosen unfolded. */
async function setting(game: string): Promise<void> {
  navigate(`/play/${game}`)
  await show(<App />)
  await soon(() => expect(root.querySelector('.change')).not.toBeNull())
  await unfold()
  await soon(() => expect(root.querySelector('#option-ply_limit')).not.toBeNull())
}
const unfold = () => act(() => void (root.querySelector<HTMLDetailsElement>('.change')!.open = true))
const choose = async (...selectors: string[]) => {
  for (const selector of selectors) await press(root.querySelector(selector)!)
}
const sit = (seat: number, sitter: string) =>
  act(() => {
    const select = root.querySelector<HTMLSelectElement>(`[name=seat-${seat}]`)!
    select.value = sitter
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const begin = () => act(() => root.querySelector('form')!.requestSubmit())

/** A server that answers by address, and what it was asked besides who is there and what is announced, which it does not say. */
function serve(answers: Record<string, object | object[]>) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (target: string, request?: RequestInit) => {
    const [path, input] = readRequest(target, request)
    const silent = ['/api/v1/lobby', '/api/v1/announcements']
    if (silent.includes(path) && !answers[path]) throw new TypeError('offline')
    asked.push([path, input])
    const answer = answers[path]!
    const said = Array.isArray(answer) ? answer.shift() : answer
    return respond(said as object)
  })
  return asked
}

test('company is offered where there is a server, and looked for at one press', async () => {
  await setting('brandubh')
  expect(root.querySelector('.play-now')).toBeNull()
  navigate('/')
  await show(<App />)
  const asked = serve({ '/api/v1/lobby': { tables: [] }, '/api/v1/seeks': { table: null } })
  await setting('brandubh')
  await soon(() => expect(root.querySelectorAll('.play-now button')).toHaveLength(3))
  await choose('.play-now button')
  await soon(() => expect(location.pathname).toMatch(/^\/local\//))
  const seeks = asked.filter(([path]) => path === '/api/v1/seeks')
  expect(seeks.map(([, body]) => body)).toMatchObject([{ games: ['brandubh'], speed: 'rapid' }])
  const line = document.querySelector('body > aside .seek')!
  expect(line.querySelector('[role=status]')!.textContent).not.toBe('')
  // A game for two with a bot, until somebody comes.
  const [, kept] = savedGames.all()[0]!
  expect(kept.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'person'])
  await press(line.querySelector('button')!)
  expect(document.querySelector('.seek')).toBeNull()
})

test('options are made from the game’s own list, with help and range', async () => {
  await setting('brandubh')
  const field = root.querySelector<HTMLInputElement>('#option-ply_limit')!
  expect([field.min, field.max, field.value]).toEqual(['1', '100000', '500'])
  expect(root.querySelector('#option-ply_limit-help')!.textContent).not.toBe('')
  expect([...root.querySelectorAll('[name=option-rules]')]).toHaveLength(2)
  await act(() => {
    field.value = '0'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(button(say.start).disabled).toBe(true)
})

test('a friend by link without a server: a calm sentence, and the way on', async () => {
  await setting('brandubh')
  await choose('[name=opponent][value=friend]')
  await begin()
  await soon(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(say.errors.away))
})

test('who would play together is said', async () => {
  await setting('druidica')
  await choose('[name=count][value="4"]')
  expect(root.textContent).not.toContain('Partners: ')
  await press(root.querySelector('#option-partners')!)
  await soon(() => expect(root.textContent).toMatch(/Partners: \w+ and \w+, against \w+ and \w+\./))
})

test('a mixed table begins as the one chosen before, and every seat can be given', async () => {
  await setting('duel')
  await choose('[name=count][value="3"]', '[name=level][value=novice]', '[name=side][value="1"]')
  await choose('[name=opponent][value=mixed]')
  const sitters = () => [...root.querySelectorAll('select')].map(({ value }) => value)
  expect(sitters()).toEqual(['bot:novice', 'me', 'bot:novice'])
  await sit(2, 'me')
  await sit(1, 'here')
  expect(sitters()).toEqual(['bot:novice', 'here', 'me'])
  await begin()
  expect(savedGames.newest()![1].seats).toEqual([novice, person, person])
})

test('a mixed table with a friend is opened at the server, where everybody who is here sits down', async () => {
  const asked = serve({
    '/api/v1/tables': { table: 'T4', seat: 0, key: 'mine' },
    '/api/v1/tables/T4/join': { seat: 1, key: 'hers' },
  })
  await setting('duel')
  await choose('[name=count][value="4"]', '[name=side][value="0"]', '[name=opponent][value=mixed]')
  await sit(1, 'here')
  await sit(2, 'friend')
  await begin()
  await soon(() => expect(location.pathname).toBe('/t/T4'))
  expect(asked[0]![1]).toMatchObject({ seats: ['you', 'open', 'open', 'bot:casual'], shuffle_seats: false })
  expect(asked[1]).toEqual(['/api/v1/tables/T4/join', { seat: 1 }])
  expect(savedSeats.keys('T4').map(({ key }) => key)).toEqual(['mine', 'hers'])
})

test('who is signed in opens a table under that name, and as a guest once the session was ended elsewhere', async () => {
  store.keepPart('session', { player: 'P1', name: 'Gwion', key: 'hers' })
  const ended = { code: 'bad_key', message: 'no such session' }
  const asked = serve({ '/api/v1/tables': [ended, { table: 'T6', seat: 0, key: 'mine' }] })
  await setting('brandubh')
  await choose('[name=opponent][value=friend]')
  await begin()
  await soon(() => expect(location.pathname).toBe('/t/T6'))
  const sessions = asked.filter(([path]) => path === '/api/v1/tables').map(([, body]) => body)
  expect(sessions[0]).toMatchObject({ key: 'hers' })
  expect(sessions[1]).not.toHaveProperty('key')
})

test('where the seats are drawn by lot, those who are here sit on any that are open then', async () => {
  const asked = serve({
    '/api/v1/tables': { table: 'T5', seat: 2, key: 'mine' },
    '/api/v1/tables/T5': { seats: [{ taken: false }, { kind: 'bot' }, { taken: true }, { taken: false }] },
    '/api/v1/tables/T5/join': { seat: 3, key: 'hers' },
  })
  await setting('duel')
  await choose('[name=count][value="4"]', '[name=opponent][value=mixed]')
  await sit(1, 'here')
  await sit(2, 'friend')
  await begin()
  await soon(() => expect(location.pathname).toBe('/t/T5'))
  expect(asked[0]![1]).toMatchObject({ shuffle_seats: true })
  expect([0, 3]).toContainEqual((asked[2]![1] as { seat: number }).seat)
})

test('rules that do not go together are said by the rules core, and the table waits', async () => {
  await setting('duel')
  await press(root.querySelector('#option-chameleon')!)
  await soon(() => expect(root.querySelector('[role=alert]')!.textContent).toContain('chameleon'))
  expect(button(say.start).disabled).toBe(true)
  await choose('[name=count][value="3"]')
  await soon(() => expect(button(say.start).disabled).toBe(false))
  expect(root.querySelector('[role=alert]')).toBeNull()
})

/** The form as it is first seen, folded. */
async function folded(game: string): Promise<void> {
  navigate(`/play/${game}`)
  await show(<App />)
  await soon(() => expect(button(say.start).disabled).toBe(false))
}
const plan = () => root.querySelector('.play p')!.textContent

test('what was chosen last is one press away, for each game by itself', async () => {
  await setting('duel')
  await choose('[name=count][value="3"]', '[name=level][value=strong]', '[name=side][value="1"]')
  await press(root.querySelector('#option-chameleon')!)
  await begin()
  await folded('brandubh')
  expect(plan()).toBe('Against a casual bot, sides drawn')
  await folded('duel')
  expect(plan()).toBe('Against 2 strong bots, you play Birch · Chameleon')
  await begin()
  expect(savedGames.newest()![1].record).toMatchObject({ seats: 3, options: { chameleon: true } })
  expect(savedGames.newest()![1].seats[1]).toEqual(person)
})

test('rules that were kept and do not go together any more are as usual again', async () => {
  store.keepSetting('duel', { ...usualSetting(2), level: 'novice', options: { chameleon: true } })
  await folded('duel')
  await soon(() => expect(plan()).toBe('Against a novice bot, sides drawn'))
  expect(root.querySelector('[role=alert]')).toBeNull()
  await begin()
  expect(savedGames.newest()![1].record.options.chameleon).toBe(false)
})

test('the short game of the Danube is among the first choices, and longest games are under More', async () => {
  await setting('danube')
  const three = root.querySelector('[name=option-boats][value="3"]')!
  expect(three.closest('.more')).toBeNull()
  expect(three.closest('label')!.textContent).toBe('The short gameThree boats each.')
  expect(root.querySelector('#option-ply_limit')!.closest('.more')).not.toBeNull()
  await press(three)
  expect(plan()).toBe('Against a casual bot, sides drawn · Length: The short game')
  await begin()
  expect(savedGames.newest()![1].record.options.boats).toBe(3)
})

// Sigily has options of every type.
let facts: OptionFacts[]
beforeAll(async () => {
  facts = (await testCore().facts('sigily')).options
})
const option = (name: string) => facts.find((each) => each.name === name)!

let values: Options
function Fields() {
  const [now, set] = useState(() => defaultOptions(facts, 4))
  values = now
  return (
    <OptionFields
      game="sigily"
      facts={facts}
      values={now}
      onChange={(name, value) => set({ ...now, [name]: value })}
    />
  )
}

test('a default may depend on the number of seats', () => {
  expect(defaultOptions(facts, 3).chariots).toBe(3)
  expect(defaultOptions(facts, 4).chariots).toBe(4)
})

test('one of several words or numbers is chosen among tiles, and keeps its type', async () => {
  await show(<Fields />)
  await choose('[name=option-start][value=beltane]', '[name=option-questions][value="12"]')
  expect([values.start, values.questions]).toEqual(['beltane', 12])
})

test('several of several words: none, some, all', async () => {
  await show(<Fields />)
  const spell = (name: string) => choose(`[name=option-spells][value=${name}]`)
  await spell('freeze')
  await spell('curse')
  expect(values.spells).toBe('curse+freeze')
  for (const each of option('spells').values!.slice(1, -1)) await spell(String(each))
  expect(values.spells).toBe('all')
  await spell('sloth')
  expect(String(values.spells).split('+')).toHaveLength(7)
  for (const each of String(values.spells).split('+')) await spell(each)
  expect(values.spells).toBe('none')
})

test('a number is within its range, and an integer if it has to be', () => {
  expect(isAllowedValue(option('knowledge'), 0.25)).toBe(true)
  expect(isAllowedValue(option('knowledge'), 1.5)).toBe(false)
  expect(isAllowedValue(option('knowledge'), NaN)).toBe(false)
  expect(isAllowedValue(option('ply_limit'), 2.5)).toBe(false)
  expect(isAllowedValue(option('ply_limit'), undefined)).toBe(false)
  expect(isAllowedValue(option('ply_limit'), 100)).toBe(true)
})
