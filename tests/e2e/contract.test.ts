// The API contract: every HTTP answer and every WebSocket message, success or error, is as the documents in
// docs/ describe it, and everything they describe occurs here.
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { findGames } from '../../tools/manifests'
import { Validator } from '@seriousme/openapi-schema-validator'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Authenticator } from './support/authenticator'
import {
  call,
  callNothing,
  Conversation,
  described,
  Listening,
  messages,
  openapi,
  operations,
  refusing,
  said,
  wrongExamples,
} from './support/contract'
import { MailServer } from './support/mail_server'
import { Server } from './support/server'

/** The host of the page, for which passkeys are. */
const page = 'play.example.org'

/** The moderator's key. */
const adminKey = 'k'.repeat(24)

let server: Server
const talks: Conversation[] = []
let mails: MailServer
beforeAll(async () => {
  mails = await MailServer.start()
  const from = ['--mail-from', 'nemeton@example.org', '--page-url', `https://${page}`]
  const asks = ['--max-bot-invitations-per-minute', '1000', '--trusted-proxies', '127.0.0.1']
  const order = ['--moderator-keys', `anna:${adminKey}`]
  const away = ['--away-seconds', '1']
  server = await Server.start(undefined, ['--smtp', mails.url, ...from, ...asks, ...order, ...away])
})
afterAll(async () => {
  talks.forEach((each) => each.leave())
  await server.stop()
  mails.stop()
})

const foreign = { headers: { origin: 'https://elsewhere.example' } }
const games = findGames().map(({ id }) => id)
const twoPeople = { game: 'brandubh', seats: ['you', 'open'] }

/** Calls an operation and returns the body of the answer. */
const ask = async (operation: string, body?: unknown, more: object = {}, address = server.address) =>
  (await call(address, operation, { body, ...more })).body

/** Returns the error code of the answer, undefined if there is no error. */
const code = async (...asking: Parameters<typeof ask>) => (await ask(...asking)).code

async function nextMillisecond(): Promise<void> {
  const now = Date.now()
  await vi.waitUntil(() => Date.now() > now, { interval: 1 })
}

/** Opens a table, joins it, and returns the keys of both players. */
async function seated(opening: object = twoPeople): Promise<{ table: string; keys: string[] }> {
  const { table, key } = await ask('createTable', opening)
  // A player who joins in the same millisecond leaves the table without a host.
  await nextMillisecond()
  const joined = await ask('joinTable', {}, { table })
  return { table, keys: [key, joined.key] }
}

/** Signs up a new user. */
async function come(name: string, address = server.address): Promise<{ key: string; player: string }> {
  const { challenge } = await ask('createChallenge', { name }, {}, address)
  const passkey = new Authenticator(page).create(challenge)
  return ask('createAccount', { name, passkey }, {}, address)
}

async function talk(table: string, key?: string, hello: object = {}): Promise<Conversation> {
  const opened = await Conversation.open(server.address, table)
  if (!(opened instanceof Conversation)) throw new Error(`no WebSocket: ${opened.status}`)
  talks.push(opened)
  opened.say({ type: 'hello', after: -1, key, ...hello })
  return opened
}

/** Plays at the table until the game is over, or until `most` events have happened. */
async function play(keys: string[], table: string, most = 400): Promise<any> {
  const players = await Promise.all(keys.map((key) => talk(table, key)))
  const seats = await Promise.all(players.map(async (each) => (await each.hear('welcome')).seat))
  const handled = new Set<string>()
  for (let n = 0; ; ++n) {
    const events = await Promise.all(players.map((each) => each.hear('event')))
    if (events[0].state.node === 'terminal' || n >= most) return { players, state: events[0].state }
    events.forEach(({ state }, i) => {
      const mine: string[] | undefined = state.actions?.[seats[i]]
      const turn = `${state.ply} ${i}`
      if (!mine || handled.has(turn)) return
      handled.add(turn)
      players[i]!.say({ type: 'act', id: turn, action: mine[(n * 7) % mine.length]! })
    })
  }
}

test('the document is valid OpenAPI 3.1, and the server serves the same', async () => {
  const result = await new Validator().validate(structuredClone(openapi))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(wrongExamples).toEqual([])
  expect(await ask('getOpenApi')).toEqual(openapi)
  expect(await ask('getWebSocketSchema')).toEqual(messages)
})

test('operations that need no table', async () => {
  expect(await ask('getHealth')).toEqual({ ok: true })
  expect(await ask('getLiveness')).toEqual({ ok: true })
  expect((await ask('listGames')).games).toHaveLength(games.length)
  expect(await ask('getAbout')).toEqual({ source: null, personal_data: [...kept, 'email', 'statistics'] })
  const { signer } = await ask('getSigner')
  expect((await ask('getSigner')).signer).toBe(signer)
})

/** What every server keeps of people, if its host sets nothing. */
const kept = [
  ...['seats', 'passes', 'visits', 'seeks', 'devices', 'moderation'],
  ...['account', 'networks', 'ratings', 'tournaments'],
]

test('a server names the address of its source code, and what it keeps as it is set', async () => {
  const source = 'https://grove.example/nemeton'
  const mail = [
    '--smtp',
    'smtp://localhost',
    '--mail-from',
    'a@example.org',
    '--page-url',
    'https://example.org',
  ]
  const noted = [
    '--rate-same-network',
    'true',
    '--log-requests',
    'true',
    '--moderator-keys',
    `anna:${'k'.repeat(24)}`,
  ]
  const told = await Server.start(undefined, ['--source', source, ...mail, ...noted])
  const keeps = [...kept.filter((each) => each !== 'networks'), 'email', 'requests', 'statistics']
  expect((await call(told.address, 'getAbout')).body).toEqual({ source, personal_data: keeps })
  await told.stop()
})

test('a request that belongs to no operation gets an error like all others', async () => {
  const refused = async (method: string, path: string) => {
    const { status, body } = await callNothing(method, server.address + path)
    return `${status} ${body.code}`
  }
  expect(await refused('GET', '/api/v1/nothing')).toBe('404 not_found')
  expect(await refused('GET', '/api/v2/games')).toBe('404 unknown_version')
  expect(await refused('DELETE', '/api/v1/games')).toBe('405 bad_method')
})

const asBot = (token: string) => ({ authorization: `Bearer ${token}` })
const unasked = new Authenticator(page)
const soon = () => Date.now() + 3_600_000

/** Inputs of operations whose example is of no use here. */
const inputs: Record<string, () => object> = {
  createAccount: () => ({ name: 'Branwen', passkey: unasked.create('unasked') }),
  createSession: () => ({ passkey: unasked.get('unasked') }),
  addPasskey: () => ({ passkey: unasked.create('unasked') }),
  createSeek: () => search(),
  subscribe: () => device(),
  createBan: () => ({ network: '192.0.2.7', until: soon() }),
  createAnnouncement: () => ({ text: 'Club night', until: soon() }),
  listPublicTables: () => ({ game: 'tug' }),
}
const inputOf = (operation: string): object =>
  inputs[operation]?.() ?? operations.get(operation)!.example ?? {}

/** What other tests show, since it takes more than a wrong request. */
const special =
  /^(openSocket|getEmbed|createReport no_table|inviteBot bad_key 403|blockPlayer bad_request|deletePasskey bad_request)/

test('each operation refuses what is not as described, keys that are missing or wrong, and what is not there', async () => {
  const { key: session } = await come('Math')
  const { token } = await ask('createBot', { session, name: 'Goronwy' })
  const { table } = await ask('createTable', twoPeople)
  const night = { key: session, name: 'Night', game: 'brandubh', format: 'swiss' }
  const { tournament } = await ask('createTournament', night)
  const takes = (operation: string, key: string) => operations.get(operation)!.keys.includes(key)
  const keyOf = (operation: string) =>
    takes(operation, 'moderator') ? adminKey : takes(operation, 'token') ? token : session
  const place = (operation: string) => {
    const [part] = /(?<=\{)\w+(?=\})/.exec(operations.get(operation)!.path) ?? []
    return { table: part === 'table' ? table : part === 'tournament' ? tournament : 'A'.repeat(22) }
  }
  const sent = (operation: string, more: object) => ({
    ...{ ...place(operation), headers: asBot(keyOf(operation)) },
    ...more,
  })
  // The server counts the wrong keys of an address.
  let address = 0
  const elsewhere = (operation: string) => {
    return { ...place(operation), headers: { 'x-forwarded-for': `198.51.100.${++address}` } }
  }
  const withKey = (operation: string, key?: string) => ({ ...inputOf(operation), key })
  const unmoderated = await Server.start()
  const refusals: [code: string, status: string | undefined, (operation: string) => unknown[]][] = [
    ['bad_json', undefined, (each) => ['{', sent(each, {})]],
    ['bad_origin', undefined, (each) => [undefined, sent(each, foreign)]],
    // The answer comes before anything is sent.
    [
      'too_large',
      undefined,
      (each) => [undefined, sent(each, { headers: { 'content-length': '70000', expect: '100-continue' } })],
    ],
    [
      'bad_request',
      undefined,
      (each) => {
        const { number } = operations.get(each)!
        return number ? [undefined, sent(each, { query: `${number}=x` })] : ['[]', sent(each, {})]
      },
    ],
    ['bad_key', '401', (each) => [inputOf(each), elsewhere(each)]],
    // The token is right, but the bot account is not at the table.
    ['bad_key', '403', (each) => [withKey(each, takes(each, 'token') ? token : 'wrong'), elsewhere(each)]],
    ['not_for_bots', undefined, (each) => [withKey(each, token), place(each)]],
    ['no_table', undefined, (each) => [withKey(each, keyOf(each)), { table: 'nobody' }]],
    ['no_tournament', undefined, (each) => [withKey(each, session), { table: 'none' }]],
    ['not_found', undefined, (each) => [withKey(each, adminKey), place(each), unmoderated.address]],
  ]
  const odd: string[] = []
  for (const [wanted, status, request] of refusals)
    for (const operation of refusing(wanted, status)) {
      if (special.test(`${operation} ${wanted} ${status}`)) continue
      const [body, more, where] = request(operation) as [unknown, object, string | undefined]
      const answer = await code(operation, body, more, where)
      if (answer !== wanted) odd.push(`${operation}: ${answer}, not ${wanted}`)
    }
  expect(odd).toEqual([])
  await unmoderated.stop()
})

test('opening a table', async () => {
  const opened = await call(server.address, 'createTable', { body: { ...twoPeople, shuffle_seats: true } })
  expect(opened.status).toBe(201)
  const bots = { game: 'danube', options: { ply_limit: 40 }, seats: ['bot:novice', 'bot:novice'] }
  expect((await ask('createTable', bots)).key).toBe(null)
  expect(await code('createTable', { ...twoPeople, game: 'chess' })).toBe('unknown_game')
  expect(await code('createTable', { ...twoPeople, options: { rules: 'none' } })).toBe('bad_option')
})

/** A seek for a game of Brandubh that does not wait. */
const search = () => ({
  seat_key: randomBytes(32).toString('base64url'),
  games: ['brandubh'],
  speed: 'rapid',
  wait: 0,
})

test('matchmaking with seeks', async () => {
  const seek = (body: unknown) => ask('createSeek', body)
  const end = (body: unknown) => ask('deleteSeek', body)
  const [one, two] = [search(), search()]
  expect((await seek(one)).table).toBeNull()
  const found = await seek({ ...two, wait: 20 })
  expect(await seek({ ...one, wait: 20 })).toMatchObject({ table: found.table, seat: 1 - found.seat })
  expect(await end({ key: two.seat_key })).toEqual({})

  const waits = search()
  const told = seek({ ...waits, wait: 20 })
  // Ending a seek that has not begun yet has no effect.
  let ended = false
  void told.then(() => (ended = true))
  while (!ended) {
    await end({ key: waits.seat_key })
    await new Promise((run) => setTimeout(run, 20))
  }
  expect((await told).code).toBe('seek_ended')

  expect((await seek({ ...search(), games: ['chess'] })).code).toBe('unknown_game')
  expect((await end({})).code).toBe('bad_key')
})

/** A push subscription, as a browser gives it to the page. */
const device = () => ({
  endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
  language: 'en',
})

test('user accounts', async () => {
  const device = () => new Authenticator(page)
  const challenge = async (body = {}) => (await ask('createChallenge', body)).challenge
  const [phone, desk, watch] = [device(), device(), device()]

  const made = { name: 'Ceridwen', passkey: phone.create(await challenge({ name: 'Ceridwen' })) }
  const { key, player, recovery_codes: codes } = await ask('createAccount', made)
  expect(codes).toHaveLength(8)
  expect(await code('createAccount', made)).toBe('bad_passkey')
  expect(await code('createAccount', { ...made, name: '7' })).toBe('bad_name')
  expect(await code('createChallenge', { name: 'root' })).toBe('bad_name')
  expect(await code('createChallenge', { name: 'CERIDWEN' })).toBe('name_taken')
  const late = { name: 'CERIDWEN', passkey: desk.create(await challenge({ name: 'Gwion' })) }
  expect(await code('createAccount', late)).toBe('name_taken')
  const other = await ask('createAccount', {
    name: 'Gwion',
    passkey: desk.create(await challenge({ name: 'Gwion' })),
  })
  expect(await code('renameAccount', { key: other.key, name: 'ceri-dwen' })).toBe('name_taken')
  expect(await code('renameAccount', { key: other.key, name: '?' })).toBe('bad_name')
  expect(await ask('renameAccount', { key: other.key, name: 'Taliesin' })).toEqual({ name: 'Taliesin' })

  const again = await ask('createSession', { passkey: phone.get(await challenge()) })
  expect(again).toMatchObject({ player, name: 'Ceridwen' })
  expect(await code('createSession', { passkey: phone.get('unasked') })).toBe('bad_passkey')
  expect((await ask('createSession', { recovery_code: codes[0] })).player).toBe(player)
  expect(await code('createSession', { recovery_code: codes[0] })).toBe('bad_code')
  expect(await ask('deleteSession', { key: again.key })).toEqual({})

  const { table, keys } = await seated()
  const seats = [
    { table, key: keys[0] },
    { table, key: 'wrong' },
    { table: 'nobody', key: 'wrong' },
  ]
  const claimed = (await ask('claimSeats', { key, seats })).tables
  expect(claimed.map((each: { seat?: number; error?: string }) => each.seat ?? each.error)).toEqual([
    0,
    'bad_key',
    'no_table',
  ])
  expect((await ask('claimSeats', { key: other.key, seats: [seats[0]] })).tables[0].error).toBe('seat_taken')
  const [taken] = (await ask('listAccountTables', { key })).tables
  expect(taken).toMatchObject({ table, seat: 0, game: 'brandubh', over: false })
  const before = { before_joined_at: taken.joined_at, before_table: table }
  expect((await ask('listAccountTables', { key, ...before })).tables).toEqual([])
  const person = await talk(table, key)
  expect((await person.hear('welcome')).seats[0]).toMatchObject({ name: 'Ceridwen', player })
  person.say({ type: 'name', name: 'Otherwise' })
  expect((await person.hear('error')).code).toBe('name_fixed')

  // A rated game that a bot wins by resignation.
  const time_control = { kind: 'game', seconds: 600, increment: 5 }
  const rated = { game: 'brandubh', seats: ['you', 'bot:best'], rated: true, time_control }
  expect(await code('createTable', rated)).toBe('account_required')
  const opened = await ask('createTable', { ...rated, session: key })
  const player1 = await talk(opened.table, opened.key)
  expect((await player1.hear('welcome')).rated).toBe(true)
  // The game counts once both have moved.
  const [action] = (await player1.hear('event')).state.actions[0]
  player1.say({ type: 'act', id: 'move', action })
  while ((await player1.hear('event')).n < 2);
  player1.say({ type: 'resign', id: 'enough' })
  while ((await player1.hear('event')).state.node !== 'terminal');
  const wanted = { game: 'brandubh', over: true, rated: true, result: 'lost', opponent: 'bot:best', from: 0 }
  expect((await ask('listAccountTables', { key, ...wanted })).tables).toHaveLength(1)
  expect((await ask('listAccountTables', { key, ...wanted, until: 0 })).tables).toEqual([])
  const own = await ask('getOwnProfile', { key })
  expect(own.games[0]).toMatchObject({ game: 'brandubh', lost: 1, provisional: true })
  expect(own.head_to_head).toEqual([{ bot: 'best', won: 0, tied: 0, lost: 1 }])
  const changes = (body: unknown, more: object = {}) =>
    ask('getTableRatings', body, { table: opened.table, ...more })
  const { rating, deviation } = own.games[0]
  expect(await changes({})).toEqual({
    seats: [
      { seat: 0, rating, deviation, provisional: true },
      { seat: 1, rating: expect.any(Number), deviation: 50, provisional: false },
    ],
    changes: [{ seat: 0, before: 1500, after: rating, provisional: true }],
  })
  expect(await ask('getPlayer', undefined, { table: player })).toEqual(own)
  expect(await ask('setPrivacy', { key, private: true })).toEqual({})
  expect(await code('getPlayer', undefined, { table: player })).toBe('no_player')
  expect(await changes({})).toMatchObject({ seats: [{ seat: 1 }], changes: [] })
  expect((await changes({ session: key })).changes).toHaveLength(1)
  expect((await ask('getLeaderboard', undefined, { table: 'brandubh' })).leaders).toEqual([])
  expect(await code('getLeaderboard', undefined, { table: 'chess' })).toBe('unknown_game')
  // Two accounts at one address.
  const open = await ask('createTable', { ...twoPeople, rated: true, time_control, session: key })
  const waiting = await talk(open.table, open.key)
  await waiting.hear('welcome')
  const join = async (body: object) => code('joinTable', body, { table: open.table })
  expect(await join({})).toBe('account_required')
  expect(await join({ session: other.key })).toBe('same_address')
  expect((await ask('getTable', undefined, { table: open.table })).rated).toBe(true)
  const looking = { ...search(), rated: true }
  expect(await code('createSeek', looking)).toBe('account_required')
  expect((await ask('createSeek', { ...looking, session: key })).table).toBeNull()
  expect(await ask('deleteSeek', { key: looking.seat_key })).toEqual({})

  const more = { key, passkey: watch.create(await challenge({ key })) }
  const { id } = (await ask('addPasskey', more)) as { id: string }
  expect(await code('addPasskey', more)).toBe('bad_passkey')
  expect((await ask('getAccount', { key })).passkeys).toHaveLength(2)
  const remove = (passkey: string) => ask('deletePasskey', { key }, { table: passkey })
  expect(await remove(id)).toEqual({})
  expect((await remove(id)).code).toBe('no_passkey')
  expect((await remove('!')).code).toBe('bad_request')
  expect((await remove(made.passkey.id!)).code).toBe('last_passkey')
  for (let i = 1; i < 20; ++i)
    await ask('addPasskey', { key, passkey: device().create(await challenge({ key })) })
  const oneTooMany = { key, passkey: device().create(await challenge({ key })) }
  expect(await code('addPasskey', oneTooMany)).toBe('too_many_passkeys')
  expect((await ask('replaceRecoveryCodes', { key })).recovery_codes).toHaveLength(8)

  expect(await ask('deleteOtherSessions', { key })).toEqual({})
  expect(await ask('deleteAccount', { key })).toEqual({})
})

test('a tournament', async () => {
  const { key: host } = await come('Elffin')
  const { key: guest } = await come('Nudd')
  const { key: late } = await come('Heinin')
  const plan = { key: host, name: 'Club night', game: 'brandubh', format: 'knock_out' }
  const make = async (more: object = {}): Promise<string> =>
    (await ask('createTournament', { ...plan, ...more })).tournament
  const { tournament, join_code } = await ask('createTournament', plan)
  expect(await ask('findTournament', { join_code })).toEqual({ tournament })
  const here = { table: tournament }

  expect(await code('startTournament', { key: host }, here)).toBe('too_few_entrants')
  expect(await ask('joinTournament', { key: guest }, here)).toEqual({})
  expect(await ask('addTournamentBot', { key: host, bot: 'beginner' }, here)).toEqual({})
  expect(await ask('removeEntrant', { key: host, entrant: 2 }, here)).toEqual({})
  expect(await ask('startTournament', { key: host }, here)).toEqual({})
  const told = await ask('getTournament', { key: guest, after: -1, wait: 0 }, here)
  expect(told).toMatchObject({ state: 'running', you: 1, is_host: false, round: 1 })
  expect((await ask('getTournament', undefined, here)).tables).toEqual(told.tables)
  expect(await ask('getStandings', undefined, here)).toContain('"Elffin"')
  expect(await code('joinTournament', { key: late }, here)).toBe('tournament_started')
  expect(await code('addTournamentBot', { key: host, bot: 'beginner' }, here)).toBe('tournament_started')
  expect(await code('startTournament', { key: host }, here)).toBe('tournament_started')
  expect(await ask('leaveTournament', { key: guest }, here)).toEqual({})
  const full = { table: await make({ host_plays: false, bots: Array(64).fill('beginner') }) }
  expect(await code('createTournament', { ...plan, bots: Array(64).fill('beginner') })).toBe(
    'tournament_full',
  )
  expect(await code('createTournament', { ...plan, options: { nothing: 1 } })).toBe('bad_option')
  expect(await code('createTournament', { ...plan, game: 'chess' })).toBe('unknown_game')
  expect(await code('joinTournament', { key: late }, full)).toBe('tournament_full')
  expect(await code('addTournamentBot', { key: host, bot: 'beginner' }, full)).toBe('tournament_full')
  const over = { table: await make() }
  expect(await ask('closeTournament', { key: host }, over)).toEqual({})
  const own = (await ask('listAccountTournaments', { key: host })).tournaments
  expect(own).toHaveLength(3)
  expect(own.at(-1)).toMatchObject({ tournament: over.table, state: 'over', is_host: true })
  const { tournament: first, state, at } = own[0]
  const after = { after_state: state, after_at: at, after_tournament: first }
  expect((await ask('listAccountTournaments', { key: host, ...after })).tournaments).toEqual(own.slice(1))
  expect((await ask('listAccountTournaments', { key: guest })).tournaments).toMatchObject([
    { tournament, state: 'running', is_host: false },
  ])

  for (const operation of refusing('tournament_over'))
    expect(await code(operation, { ...inputOf(operation), key: host }, over)).toBe('tournament_over')
  for (const operation of refusing('not_host').filter((each) => /Tournament|Entrant/.test(each)))
    expect(await code(operation, { ...inputOf(operation), key: guest }, full)).toBe('not_host')
})

test('bot accounts', async () => {
  const { key: session } = await come('Arawn')
  const { player, token } = await ask('createBot', { session, name: 'Pryderi' })
  const headers = asBot(token)
  expect(await code('createBot', { session, name: 'Pryderi' })).toBe('name_taken')
  expect(await code('createBot', { session, name: '?' })).toBe('bad_name')
  expect(await ask('listOnlineBots', undefined)).toEqual({ bots: [] })
  for (const operation of ['renewBotToken', 'revokeBotToken', 'deleteBot'])
    expect(await code(operation, { session }, { table: 'nobody' })).toBe('no_bot')

  // The bot is not listening yet.
  const asking = { game: 'brandubh', seats: ['you', 'invite:Pryderi'] }
  expect(await code('createTable', asking)).toBe('bot_offline')
  expect(await code('createTable', { ...asking, seats: ['you', 'invite:Nobody'] })).toBe('no_bot')
  const timed = { time_control: { kind: 'correspondence', days: 1 } }
  const { table, key } = await ask('createTable', { ...twoPeople, ...timed })
  const seat = { key, seat: 1, bot: 'Pryderi' }
  expect(await code('inviteBot', seat, { table })).toBe('bot_offline')
  const events = await Listening.open(server.address, token)
  await events.beat()
  expect((await ask('listOnlineBots', undefined)).bots).toEqual([{ player, name: 'Pryderi' }])
  expect((await ask('listOwnBots', { session })).bots[0].online).toBe(true)

  expect(await code('inviteBot', { ...seat, bot: 'Nobody' }, { table })).toBe('no_bot')
  expect(await code('inviteBot', { ...seat, key: 'wrong' }, { table })).toBe('bad_key')
  expect(await ask('inviteBot', seat, { table })).toEqual({})
  expect(await code('inviteBot', seat, { table })).toBe('seat_taken')
  const untimed = await ask('createTable', twoPeople)
  expect(await code('inviteBot', { ...seat, key: untimed.key }, { table: untimed.table })).toBe(
    'time_control_required',
  )
  const three = await ask('createTable', { game: 'duel', seats: ['you', 'open', 'open'], ...timed })
  const late = await ask('joinTable', {}, { table: three.table })
  expect(await code('inviteBot', { ...seat, key: late.key, seat: 2 }, { table: three.table })).toBe(
    'not_host',
  )

  expect((await events.hear('invitation')).details.game).toBe('brandubh')
  // A game.
  expect(await ask('declineSeat', { reason: 'later' }, { table, headers })).toEqual({})
  expect((await ask('getTable', undefined, { table })).seats[1].invited.declined).toBe('later')
  for (const operation of ['declineSeat', 'acceptSeat'])
    expect(await code(operation, { reason: 'generic' }, { table, headers })).toBe('not_invited')
  await ask('inviteBot', seat, { table })
  await events.hear('invitation')
  expect(await ask('acceptSeat', {}, { table, headers })).toEqual({ seat: 1 })
  await events.hear('game_started')
  expect((await ask('getBotRecord', undefined, { table, headers })).steps).toEqual([])
  const person = await talk(table, key)
  const { state } = await person.hear('event')
  expect(await code('actAsBot', { action: 'nowhere' }, { table, headers })).toBe('not_your_turn')
  expect(await code('answerAsBot', { proposal: 1, accept: true }, { table, headers })).toBe('no_proposal')
  expect(await code('offerRematchAsBot', {}, { table, headers })).toBe('not_over')
  person.say({ type: 'act', id: 'a', action: state.actions[0][0] })
  for (;;) {
    const { message } = await events.hear('table')
    if (message.type !== 'event' || message.n !== 1) continue
    expect(await code('actAsBot', { action: 'nowhere' }, { table, headers })).toBe('illegal_action')
    expect(await ask('actAsBot', { action: message.state.actions[1][0] }, { table, headers })).toEqual({})
    break
  }
  for (const n of [1, 2]) expect((await person.hear('event')).n).toBe(n)
  person.say({ type: 'propose', id: 'b', kind: 'take_back' })
  expect((await person.hear('event')).proposal.n).toBe(3)
  expect(await ask('answerAsBot', { proposal: 3, accept: true }, { table, headers })).toEqual({})
  expect(await ask('sayAsBot', { phrase: 'hello' }, { table, headers })).toEqual({})
  expect(await ask('resignAsBot', {}, { table, headers })).toEqual({})
  await events.hear('game_ended')
  expect(await code('resignAsBot', {}, { table, headers })).toBe('illegal_action')
  expect(await ask('offerRematchAsBot', {}, { table, headers })).toEqual({})

  const hidden = await ask('createTable', { game: 'bluff', seats: ['you', 'invite:Pryderi'] })
  await events.hear('invitation')
  await ask('acceptSeat', {}, { table: hidden.table, headers })
  expect(await code('getBotRecord', undefined, { table: hidden.table, headers })).toBe('hidden')
  expect(await ask('leaveAsBot', {}, { table: hidden.table, headers })).toEqual({})

  // A built-in bot replaces an absent player in a live game if the others agree.
  const live = { kind: 'game', seconds: 600, increment: 0 }
  const away = await ask('createTable', { ...asking, time_control: live })
  await events.hear('invitation')
  await ask('acceptSeat', {}, { table: away.table, headers })
  await events.hear('game_started')
  events.leave()
  const patient = await talk(away.table, away.key)
  const [first] = (await patient.hear('event')).state.actions[0]
  patient.say({ type: 'act', id: 'first', action: first })
  while (!(await patient.hear('seats')).seats[1].away);
  patient.say({ type: 'propose', id: 'c', kind: 'substitute', target: 1 })
  for (;;) if ((await patient.hear('event')).substitutes?.includes(1)) break
  expect(await code('actAsBot', { action: 'a1-a2' }, { table: away.table, headers })).toBe('substituted')

  // The limits.
  const again = await Listening.open(server.address, token)
  await again.beat()
  const over = await ask('createTable', asking)
  const loser = { table: over.table, headers }
  await again.hear('invitation')
  await ask('acceptSeat', {}, loser)
  const winner = await talk(over.table, over.key)
  await ask('resignAsBot', {}, loser)
  while ((await winner.hear('event')).state.node !== 'terminal');
  const many: string[] = []
  for (;;) {
    const opened = await ask('createTable', asking)
    if (opened.code === 'too_many_games') break
    many.push(opened.table)
  }
  const asksAgain = { ...seat, seat: 1, key: three.key }
  expect(await code('inviteBot', asksAgain, { table: three.table })).toBe('too_many_games')
  expect(await code('offerRematchAsBot', {}, loser)).toBe('too_many_games')
  winner.say({ type: 'rematch' })
  expect((await winner.hear('error')).code).toBe('too_many_games')
  const from = (host: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${host}` } })
  while (many.length < 20) many.push((await ask('createTable', asking, from(many.length))).table)
  expect(await code('createTable', asking, from(20))).toBe('bot_busy')
  expect(await code('inviteBot', asksAgain, { table: three.table, ...from(20) })).toBe('bot_busy')
  for (const each of many) {
    if ((await code('acceptSeat', {}, { table: each, headers })) === undefined) continue
    expect(await code('acceptSeat', {}, { table: each, headers })).toBe('too_many_games')
    break
  }
  expect(await code('offerRematchAsBot', {}, loser)).toBe('bot_busy')
  winner.say({ type: 'rematch' })
  expect((await winner.hear('error')).code).toBe('bot_busy')
  for (const name of ['Gwern', 'Bran', 'Manawydan', 'Teyrnon']) await ask('createBot', { session, name })
  expect(await code('createBot', { session, name: 'Llwyd' })).toBe('too_many_bots')
  expect((await ask('renewBotToken', { session }, { table: player })).token).toHaveLength(43)
  expect((await again.hear('closed')).code).toBe('bad_key')
  expect(await ask('revokeBotToken', { session }, { table: player })).toEqual({})
  expect(await ask('deleteBot', { session }, { table: player })).toEqual({})
})

test('rated games of bot accounts', async () => {
  const options = ['--rate-same-network', 'true', '--away-seconds', '1', '--page-url', `https://${page}`]
  const house = await Server.start(undefined, options)
  for (const address of [house.address, server.address]) {
    const askHere = (operation: string, body: object, more = {}) => ask(operation, body, more, address)
    const { key: session } = await come('Pwyll', address)
    const { key: guest } = await come('Rhiannon', address)
    const { token } = await askHere('createBot', { session, name: 'Hafgan' })
    const headers = asBot(token)
    const events = await Listening.open(address, token)
    await events.beat()
    const time_control = { kind: 'game', seconds: 600, increment: 5 }
    const rated = { game: 'duel', seats: ['you', 'invite:Hafgan', 'open'], rated: true, time_control }
    expect((await askHere('createTable', { ...rated, session })).code).toBe('same_person')
    const { table, key } = await askHere('createTable', { ...rated, session: guest })
    await events.hear('invitation')
    if (address === server.address) {
      expect((await askHere('acceptSeat', {}, { table, headers })).code).toBe('same_address')
    } else {
      await askHere('joinTable', { session }, { table })
      expect((await askHere('acceptSeat', {}, { table, headers })).code).toBe('same_person')
      const other = await askHere('createTable', { ...rated, seats: ['you', 'open', 'open'], session: guest })
      await askHere('joinTable', { session }, { table: other.table })
      const seat = { key: other.key, seat: 2, bot: 'Hafgan' }
      expect((await askHere('inviteBot', seat, { table: other.table })).code).toBe('same_person')
      const third = await askHere('createTable', { ...rated, session: guest })
      await events.hear('invitation')
      await askHere('acceptSeat', {}, { table: third.table, headers })
      expect((await askHere('joinTable', { session }, { table: third.table })).code).toBe('same_person')
    }
    expect(key).toBeTruthy()
    if (address === house.address) {
      // A player who has been gone for long loses.
      const asking = { game: 'brandubh', seats: ['you', 'invite:Hafgan'] }
      const opened = await askHere('createTable', {
        ...asking,
        time_control: { kind: 'move', seconds: 3600 },
      })
      const at = { table: opened.table, headers }
      await events.hear('invitation')
      await askHere('acceptSeat', {}, at)
      const claim = async () => (await askHere('claimAsBot', { seat: 0 }, at)).code
      expect(await claim()).toBe('not_possible')
      await expect.poll(claim).toBeUndefined()
      expect(await claim()).toBe('proposal_pending')
    }
    events.leave()
  }
  await house.stop()
})

test('moderation', async () => {
  const [one, other] = [await come('Goewin'), await come('Gilfaethwy')]
  const block = [{ key: one.key }, { table: other.player }] as const
  expect(await ask('blockPlayer', ...block)).toEqual({})
  expect(await code('blockPlayer', { key: one.key }, { table: 'nobody' })).toBe('no_player')
  expect(await code('blockPlayer', { key: one.key }, { table: one.player })).toBe('bad_request')
  expect((await ask('listBlocks', { key: one.key })).blocked).toMatchObject([{ name: 'Gilfaethwy' }])
  const opened = await ask('createTable', { ...twoPeople, session: one.key })
  const here = { table: opened.table }
  expect(await code('joinTable', { session: other.key }, here)).toBe('blocked')
  const plan = { key: one.key, name: 'Club night', game: 'brandubh', format: 'knock_out' }
  const { tournament } = await ask('createTournament', plan)
  expect(await code('joinTournament', { key: other.key }, { table: tournament })).toBe('blocked')
  expect(await ask('unblockPlayer', ...block)).toEqual({})
  const joined = await ask('joinTable', { session: other.key }, here)
  const played = await talk(opened.table, joined.key)
  await played.hear('welcome')
  expect(await ask('blockPlayer', ...block)).toEqual({})
  played.say({ type: 'resign', id: 'enough' })
  while ((await played.hear('event')).state.node !== 'terminal');
  played.say({ type: 'rematch' })
  expect((await played.hear('error')).code).toBe('blocked')

  const invited = await seated()
  const away = { key: invited.keys[0], seat: 1, block_rejoin: true }
  const removed = await talk(invited.table, invited.keys[1])
  await removed.hear('welcome')
  expect(await ask('removePlayer', away, { table: invited.table })).toEqual({})
  expect((await removed.hear('error')).code).toBe('removed_by_host')
  expect(await code('joinTable', { former_key: invited.keys[1] }, { table: invited.table })).toBe(
    'removed_by_host',
  )

  const admin = (more: object = {}) => ({ key: adminKey, ...more })
  const until = Date.now() + 3_600_000
  const reported = { table: opened.table, seat: 1, reason: 'conduct', text: 'He left.' }
  expect(await ask('createReport', reported)).toEqual({})
  // Reports of one millisecond are in no order.
  await nextMillisecond()
  expect(await ask('createReport', { player: one.player, reason: 'name' })).toEqual({})
  expect(await code('createReport', { ...reported, table: 'nobody' })).toBe('no_table')
  expect(await code('createReport', { player: 'nobody', reason: 'name' })).toBe('no_player')
  const { reports } = await ask('listReports', admin())
  expect(reports).toMatchObject([{ player: one.player }, { seat: 1, text: 'He left.' }])
  expect(await ask('resolveReport', admin({ note: 'talked' }), { table: reports[1].id })).toEqual({})
  expect(
    (await ask('listReports', admin({ before: reports[0].created_at }))).reports[0].resolved.moderator,
  ).toBe('anna')

  const third = await come('Arianrhod')
  const seat = await ask('createTable', { ...twoPeople, session: third.key })
  const banned = await talk(seat.table, seat.key)
  await banned.hear('welcome')
  const { id } = await ask('createBan', admin({ player: third.player, reason: 'insults', until }))
  expect(await banned.hear('error')).toMatchObject({ code: 'banned' })
  expect((await ask('listBans', admin())).bans).toMatchObject([{ id, kind: 'player', target: 'Arianrhod' }])
  expect(await ask('deleteBan', admin(), { table: id })).toEqual({})
  expect(await ask('closeTableAsModerator', admin(), { table: seat.table })).toEqual({})
  expect((await ask('resetName', admin({ name: 'Arianrhod' }))).name).toMatch(/^Player \d+$/)
  const said = { text: 'Club night at eight', until }
  const announced = await ask('createAnnouncement', admin(said))
  expect((await ask('listAnnouncements', undefined)).announcements).toEqual([{ ...said, ...announced }])
  for (let i = 1; i < 5; ++i) await ask('createAnnouncement', admin(said))
  expect(await code('createAnnouncement', admin(said))).toBe('limit_reached')
  expect(await ask('deleteAnnouncement', admin(), { table: announced.id })).toEqual({})
  expect((await ask('listModerationLog', admin())).log.at(-1)).toMatchObject({
    moderator: 'anna',
    action: 'resolve',
  })
  expect((await ask('getStatistics', admin({ days: 1 }))).days.length).toBeGreaterThan(0)

  for (const [operation, missing, body = inputOf(operation)] of [
    ['resolveReport', 'no_report'],
    ['createBan', 'no_player', { player: 'nobody', until }],
    ['createBan', 'no_report', { report: 'none', until }],
    ['deleteBan', 'no_ban'],
    ['resetName', 'no_player', { player: 'nobody' }],
    ['deleteAnnouncement', 'no_announcement'],
  ] as const)
    expect(await code(operation, admin(body), { table: 'none' })).toBe(missing)
})

test('joining a table', async () => {
  const { table } = await ask('createTable', twoPeople)
  expect((await ask('joinTable', { seat: 1 }, { table })).seat).toBe(1)
  expect(await code('joinTable', {}, { table })).toBe('seat_taken')
})

test('my tables, the lobby, moving a seat, and leaving', async () => {
  const { table, keys } = await seated({ ...twoPeople, seats: ['you', 'open'] })
  const open = await ask('createTable', { ...twoPeople, lobby: true })
  const waiting = await talk(open.table, open.key)
  expect((await waiting.hear('welcome')).lobby).toBe(true)
  const { tables } = await ask('listLobby')
  expect(tables.map((each: { table: string }) => each.table)).toEqual([open.table])

  const seats = [
    { table, key: keys[1] },
    { table, key: 'other' },
    { table: 'nobody', key: 'other' },
  ]
  const mine = (await ask('lookUpSeats', { seats })).tables
  expect(mine.map((each: { seat?: number; error?: string }) => each.seat ?? each.error)).toEqual([
    1,
    'bad_key',
    'no_table',
  ])

  const pass = { key: keys[1], id: 'w'.repeat(43), ciphertext: 'sealed' }
  expect((await ask('createPass', pass, { table })).expires_in).toBe(600)
  expect(await ask('redeemPass', { id: pass.id })).toEqual({ table, ciphertext: 'sealed' })
  expect(await code('redeemPass', { id: pass.id })).toBe('no_pass')

  const watcher = await talk(table)
  await watcher.hear('welcome')
  for (const key of keys) await ask('leaveTable', { key }, { table })
  expect((await watcher.hear('error')).code).toBe('no_table')
})

test('public tables: listed, watched under another id, embedded, and withdrawn', async () => {
  const { table, keys } = await seated({ ...twoPeople, public: true })
  const player = await talk(table, keys[0])
  expect((await player.hear('welcome')).public).toBe(true)
  expect((await ask('getTable', undefined, { table })).public).toBe(true)
  const listed = async () => (await ask('listPublicTables')).tables
  await expect.poll(async () => (await listed()).length).toBe(1)
  const [{ table: watch, seats }] = await listed()
  expect(seats).toEqual([{ kind: 'person' }, { kind: 'person' }])
  const ofGame = (game: string) => ask('listPublicTables', { game })
  await expect.poll(async () => (await ofGame('brandubh')).tables.length).toBe(1)
  expect((await ofGame('chess')).code).toBe('unknown_game')

  const watcher = await talk(watch)
  expect(await watcher.hear('welcome')).toMatchObject({ table: watch, watch_only: true, seat: null })
  const shown = (url: string, more = '') =>
    ask('getEmbed', undefined, { query: `url=${encodeURIComponent(url)}${more}` })
  expect((await shown(`${server.address}/t/${table}`)).html).toContain(`/embed/${watch}`)
  expect((await shown(`${server.address}/t/${watch}`, '&maxwidth=200&maxheight=90')).width).toBe(200)
  expect((await shown(`${server.address}/record#game=abc`)).html).toContain('/embed#game=abc')
  expect((await shown('https://elsewhere.example/t/abc')).code).toBe('not_found')
  expect((await shown(`${server.address}/about`)).code).toBe('not_found')
  expect((await shown(`${server.address}/t/nobody`)).code).toBe('no_table')
  expect((await shown(`${server.address}/t/${table}`, '&maxwidth=wide')).code).toBe('bad_request')
  expect((await shown(`${server.address}/t/${table}`, '&format=xml')).code).toBe('not_implemented')
  expect(await code('getEmbed')).toBe('bad_request')

  expect(await code('makeTablePrivate', { key: keys[1] }, { table: watch })).toBe('no_table')
  expect(await ask('makeTablePrivate', { key: keys[1] }, { table })).toEqual({})
  expect((await player.hear('public')).public).toBe(false)
  expect((await watcher.hear('error')).code).toBe('no_table')
  expect((await shown(`${server.address}/t/${table}`)).code).toBe('not_public')
})

test('the host frees a seat and closes the table, until others have played', async () => {
  const { table, keys } = await seated({ ...twoPeople, seats: ['you', 'open'] })
  const [own, other] = keys
  const here = { table }
  expect(await code('removePlayer', { key: other, seat: 0 }, here)).toBe('not_host')
  expect(await code('closeTable', { key: other }, here)).toBe('not_host')
  const freed = await talk(table, other)
  await freed.hear('welcome')
  expect(await code('removePlayer', { key: own, seat: 1 }, here)).toBeUndefined()
  expect((await freed.hear('error')).code).toBe('seat_freed')
  const { key } = await ask('joinTable', {}, here)
  const player = await talk(table, key)
  await player.hear('event')
  player.say({ type: 'resign', id: 'x' })
  await player.hear('event')
  expect(await code('removePlayer', { key: own, seat: 1 }, here)).toBe('has_played')
  expect(await code('closeTable', { key: own }, here)).toBe('has_played')
  await ask('leaveTable', { key }, here)
  expect(await code('closeTable', { key: own }, here)).toBeUndefined()
})

test('a table, its socket and its record', async () => {
  const { table, keys } = await seated()
  const { seats } = await ask('getTable', undefined, { table })
  expect(seats[0]).toEqual({ kind: 'person', taken: true, present: false, is_host: true })
  expect(await code('openSocket', undefined, { table: 'nobody' })).toBe('no_table')
  expect(await code('getRecord', undefined, { table })).toBe('not_over')
  expect((await call(server.address, 'openSocket', { table })).headers.upgrade).toBe('websocket')
  expect(await Conversation.open(server.address, table, foreign.headers)).toMatchObject({ status: 403 })
  expect(await Conversation.open(server.address, 'nobody')).toMatchObject({ status: 404 })

  const player = await talk(table, keys[0])
  player.say({ type: 'resign', id: 'enough' })
  while ((await player.hear('event')).state.node !== 'terminal') continue
  expect((await ask('getRecord', undefined, { table })).resigned).toBe(0)
})

test.each(games)('every message in a game of %s', async (game) => {
  const { min_seats: least } = (await ask('listGames')).games.find(({ id }: { id: string }) => id === game)
  const seats = ['you', 'open', ...Array(least - 2).fill('bot:novice')]
  const { table, keys } = await seated({ game, seats, options: { ply_limit: 60 } })
  const spectator = await talk(table, undefined, { changes: true })
  await play(keys, table)
  expect((await spectator.hear('welcome')).seat).toBe(null)
  expect(await spectator.hear('event')).toHaveProperty('view')
  expect(await spectator.hear('event')).toHaveProperty('changes')
})

test('the dice commitments', async () => {
  const { table, keys } = await seated({ game: 'duel', seats: ['you', 'open'] })
  const spectator = await talk(table)
  expect((await spectator.hear('welcome')).dice.client_seeds).toEqual([null, null])
  const number = 'a'.repeat(64)
  const commitment = createHash('sha256').update(Buffer.from(number, 'hex')).digest('hex')
  const one = await talk(table, keys[0], { commitment })
  expect((await spectator.hear('dice')).dice).toMatchObject({
    commitments: [commitment, null],
    awaiting: [1],
  })
  await talk(table, keys[1])
  expect((await spectator.hear('dice')).dice.commitments).toEqual([commitment, ''])
  one.say({ type: 'reveal', client_seed: number })
  expect((await spectator.hear('dice')).dice).toMatchObject({ client_seeds: [number, ''], awaiting: [] })
  for (let n = 0; n < 3; ++n) await one.hear('event')
  one.say({ type: 'resign', id: 'b' })
  while ((await spectator.hear('event')).state.node !== 'terminal') continue
  const { dice } = await ask('getRecord', undefined, { table })
  expect(dice.numbers).toEqual([{ seat: 0, commitment, number }])
})

test('a rematch', async () => {
  const { table, keys } = await seated()
  const [one, two] = await Promise.all(keys.map((key) => talk(table, key)))
  one!.say({ type: 'resign', id: 'r' })
  while ((await two!.hear('event')).state.node !== 'terminal') continue
  one!.say({ type: 'rematch' })
  expect((await two!.hear('rematch')).seats).toEqual([0])
  two!.say({ type: 'rematch' })
  expect((await one!.hear('next')).seat).toBe(1)
  const spectator = await talk(table)
  expect((await spectator.hear('next')).key).toBe(null)
})

test('clocks and quick chat', async () => {
  for (const time_control of [
    { kind: 'game', seconds: 600, increment: 5 },
    { kind: 'correspondence', days: 3 },
  ]) {
    const { table } = await seated({ ...twoPeople, time_control })
    expect((await ask('getTable', undefined, { table })).time_control).toEqual(time_control)
  }
  const slow = await seated({ ...twoPeople, time_control: { kind: 'move', seconds: 600 } })
  const other = await talk(slow.table, slow.keys[1])
  other.say({ type: 'say', phrase: 'hello' })
  expect((await other.hear('said')).phrase).toBe('hello')
  other.say({ type: 'say', phrase: 'sorry' })
  expect((await other.hear('error')).code).toBe('too_fast')
  const player = await talk(slow.table, slow.keys[0])
  const { state } = await player.hear('event')
  expect((await player.hear('clock')).running).toEqual([0])
  player.say({ type: 'name', name: 'Ceridwen' })
  expect((await player.hear('seats')).seats[0].name).toBe('Ceridwen')
  other.say({ type: 'name', name: ' ceridWEN' })
  expect((await other.hear('error')).code).toBe('name_taken')
  other.say({ type: 'name', name: '\u2800\u2800' })
  expect((await other.hear('error')).code).toBe('bad_name')
  player.say({ type: 'act', id: 'a', action: state.actions['0'][0] })
  expect((await player.hear('event')).used).toBeGreaterThanOrEqual(0)

  const { table, keys } = await seated({ ...twoPeople, time_control: { kind: 'move', seconds: 1 } })
  const [late] = await Promise.all(keys.map((key) => talk(table, key)))
  await late!.hear('event')
  expect(await late!.hear('event')).toMatchObject({ seat: 0, timed_out: true })
  expect((await ask('getRecord', undefined, { table })).timed_out).toBe(0)
})

test('requests between players', async () => {
  const time_control = { kind: 'game', seconds: 600, increment: 5 }
  const { table, keys } = await seated({ ...twoPeople, time_control })
  const [one, two] = [await talk(table, keys[0]), await talk(table, keys[1])]
  for (const each of [one, two]) await each.hear('event')
  await talk(table)
  expect((await one.hear('spectators')).count).toBe(1)
  let id = 0
  const say = (from: Conversation, message: object) => from.say({ id: `note ${++id}`, ...message })
  const agree = async (from: Conversation, message: object): Promise<any> => {
    say(from, message)
    return (await Promise.all([one, two].map((each) => each.hear('event'))))[0]
  }
  const refused = async (from: Conversation, message: object): Promise<string> => {
    say(from, message)
    return (await from.hear('error')).code
  }
  const tie = { type: 'propose', kind: 'tie' }
  const { proposal } = await agree(one, tie)
  expect(proposal).toEqual({ n: 1, seat: 0, kind: 'tie', awaiting: [1] })
  expect(await refused(two, tie)).toBe('proposal_pending')
  const no = { type: 'answer', proposal: 1, accept: false }
  expect((await agree(two, no)).accept).toBe(false)
  expect(await refused(two, no)).toBe('no_proposal')
  expect(await refused(one, tie)).toBe('already_proposed')
  expect(await refused(one, { type: 'propose', kind: 'take_back' })).toBe('not_possible')
  await agree(two, { type: 'propose', kind: 'substitute', target: 1 })
  const agreed = await agree(one, { type: 'answer', proposal: 3, accept: true })
  expect(agreed.accepted).toMatchObject({ kind: 'substitute', target: 1 })
  expect(agreed.substitutes).toEqual([1])
  expect(await refused(two, { type: 'act', action: 'a1-a2' })).toBe('substituted')
  expect((await agree(two, { type: 'continue' })).continued).toBe(true)

  const other = await seated({ ...twoPeople, time_control })
  const [third, fourth] = [await talk(other.table, other.keys[0]), await talk(other.table, other.keys[1])]
  for (const each of [third, fourth]) await each.hear('event')
  say(third, { type: 'propose', kind: 'pause' })
  await fourth.hear('event')
  say(fourth, { type: 'answer', proposal: 1, accept: true })
  expect((await fourth.hear('event')).paused).toBe(true)
  say(fourth, { type: 'give_time', to: 0 })
  expect((await fourth.hear('event')).gave_time).toEqual({ seat: 0, time: 60_000 })
})

test('an invalid message from a client is answered with an error', async () => {
  const { table, keys } = await seated()
  const one = await talk(table, keys[0])
  const two = await talk(table, keys[1])
  const { state } = await one.hear('event')
  await two.hear('event')
  const refused = async (from: Conversation, message: unknown) => {
    from.sayAnything(message)
    return (await from.hear('error')).code
  }
  expect(await refused(one, '{')).toBe('bad_json')
  expect(await refused(one, { type: 'shout' })).toBe('bad_request')
  expect(await refused(one, { type: 'act', id: 'a', action: 'nowhere' })).toBe('illegal_action')
  expect(await refused(two, { type: 'act', id: 'a', action: state.actions['0'][0] })).toBe('not_your_turn')
  expect(await refused(one, { type: 'rematch' })).toBe('not_over')
  expect(await refused(await talk(table), { type: 'resign', id: 'a' })).toBe('bad_key')
})

test('a server that cannot use its database says so everywhere, and recovers', async () => {
  const { table, keys } = await seated()
  const key = keys[0]!
  const { table: idle } = await ask('createTable', twoPeople)
  const player = await talk(table, keys[0])
  const { state } = await player.hear('event')
  const lost =
    'tables log key_transfers signing_key seeks subscriptions players passkey_challenges sessions tournaments moderation_notes'
  const rename = (renaming: (table: string) => string) =>
    execFileSync('python3', [
      '-c',
      'import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=60).executescript(sys.argv[2])',
      join(server.data, 'nemeton.sqlite'),
      lost
        .split(' ')
        .map((each) => `alter table ${renaming(each)};`)
        .join(''),
    ])
  rename((each) => `${each} rename to lost_${each}`)
  try {
    for (const operation of refusing('unavailable')) {
      if (operation === 'openSocket') continue
      const moderator = operations.get(operation)!.keys.includes('moderator')
      const table = operation === 'getLeaderboard' ? 'tug' : idle
      const body = { ...inputOf(operation), key: moderator ? adminKey : key }
      const query = operation === 'getEmbed' ? `url=${server.address}/t/${idle}` : ''
      expect(await code(operation, body, { table, query }), operation).toBe('unavailable')
    }
    expect((await ask('getHealth')).ok).toBe(false)
    // The server still sends a list that it read a moment ago.
    await expect.poll(() => code('listPublicTables')).toBe('unavailable')
    expect(await Conversation.open(server.address, idle)).toMatchObject({ status: 503 })
    player.say({ type: 'act', id: 'a', action: state.actions['0'][0] })
    expect((await player.hear('error')).code).toBe('unavailable')
  } finally {
    rename((each) => `lost_${each} rename to ${each}`)
  }
  player.say({ type: 'act', id: 'a', action: state.actions['0'][0] })
  expect((await player.hear('event')).n).toBe(1)
})

test.each([
  ['--max-requests-per-minute', 'too_fast', 429],
  ['--max-open-tables', 'too_many_tables', 429],
  ['--max-connections-per-address', 'too_many_connections', 429],
  ['--max-connections', 'too_many_connections', 503],
])('beyond %s, the answer is %s', async (setting, code, status) => {
  const strict = await Server.start(undefined, [setting, '2'])
  const open = () => call(strict.address, 'createTable', { body: twoPeople })
  const { table } = (await open()).body
  // A connection that has just closed may still be counted for a moment.
  const hold = async () => {
    for (let tries = 0; tries < 50; ++tries) {
      const another = await Conversation.open(strict.address, table)
      if (another instanceof Conversation) return void talks.push(another)
      await new Promise((run) => setTimeout(run, 20))
    }
  }
  let answer = await open()
  for (let i = 0; i < 3 && answer.status === 201; ++i) {
    await hold()
    answer = await open()
  }
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await strict.stop()
})

// After the test without a database, since the server reads the key only once.
test('turn notifications', async () => {
  expect((await ask('getNotificationSettings')).vapid_public_key).toHaveLength(87)
  const { table, keys } = await seated()
  const tell = (body: object, more: object = { table }) =>
    code('subscribe', { key: keys[0], ...device(), ...body }, more)
  for (let i = 0; i < 8; ++i) expect(await tell({})).toBeUndefined()
  expect(await tell({})).toBe('too_many_subscriptions')
  expect(await ask('unsubscribe', { endpoint: device().endpoint })).toEqual({})
})

test('turn notifications by email', async () => {
  const asking = { email: 'ana@example.org', language: 'en' }
  const { challenge } = await ask('sendEmailCode', asking)
  const sent = /\d{4} \d{4}/.exec((await mails.next()).text)![0].replace(' ', '')
  expect(await code('createEmailToken', { challenge, code: 'none' })).toBe('bad_code')
  const { token: pass } = await ask('createEmailToken', { challenge, code: sent })

  const { table, keys } = await seated()
  const device = { key: keys[0], email_token: pass, language: 'en' }
  expect(await ask('subscribe', device, { table })).toEqual({})
  expect(await code('subscribe', { ...device, email_token: 'none' }, { table })).toBe('bad_code')
  expect(await code('unsubscribe', { email_token: 'none' })).toBe('bad_code')
  expect(await ask('unsubscribe', { email_token: pass })).toEqual({})

  // An absent player gets a mail with the link: the attackers begin, and nobody is in the other seat.
  await ask('subscribe', { ...device, key: keys[1] }, { table })
  const attackers = await talk(table, keys[0])
  const { state } = await attackers.hear('event')
  attackers.say({ type: 'act', id: 'first', action: state.actions[0][0] })
  const [, stop] = /\/mail#(\S+)/.exec((await mails.next()).text)!
  expect(await code('unsubscribeEmail', {}, { table: 'none' })).toBe('bad_code')
  expect(await ask('unsubscribeEmail', {}, { table: stop })).toEqual({})

  const silent = await Server.start()
  expect(await code('sendEmailCode', asking, {}, silent.address)).toBe('no_email')
  expect(await code('subscribe', device, { table }, silent.address)).toBe('no_email')
  await silent.stop()
})

test('everything that the documents describe has occurred', () => {
  expect([...said].sort()).toEqual([...new Set(described)].sort())
})
