// A bot account is created, connects, accepts a challenge, declines another, and is deleted.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { takeNameAnew } from './support/player_actions'
import { guest, host, server, setSceneForTwo } from './support/fixture'
import { unfold } from './support/table'
import { expectWell, type Visitor } from './support/visitor'

setSceneForTwo()

const programs: ChildProcess[] = []
afterAll(() => programs.forEach((each) => each.kill()))

/** Starts the example bot with `token`, and returns its process once it is listening. */
async function listen(token: string, ...games: string[]): Promise<ChildProcess> {
  const file = resolve(import.meta.dirname, '../../examples/bot.py')
  const env = { ...process.env, NEMETON_TOKEN: token }
  const program = spawn('/usr/bin/python3', [file, server.address, ...games], { env })
  programs.push(program)
  await once(program.stdout, 'data')
  return program
}

/** Challenges the bot at a new Brandubh table by pressing its name. */
async function ask(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${server.named}/play/brandubh`)
  await unfold(visitor)
  await visitor.press('label.tile:has([value=account])')
  await visitor.press('.choose-bot button:has-text("Taliesin")')
  expect(await visitor.page.inputValue('[name=account]')).toBe('Taliesin')
  await visitor.press('label.tile:has([name=side][value="0"])')
  await expectWell(visitor)
  await visitor.press('form button.primary')
  await visitor.page.waitForSelector('main.table [role=grid]')
}

const seats = ({ page }: Visitor) => page.locator('.seats').innerText()

it('a bot account is created, accepts a challenge, declines another, and is deleted', async () => {
  await takeNameAnew(host, server, 'Ceridwen')
  await host.page.fill('main.names input[name=bot]', 'Ceridwen')
  await host.press('button:has-text("Make a bot account")')
  await host.page.waitForSelector('.problem:has-text("Someone has that name")')
  await host.page.fill('main.names input[name=bot]', 'Taliesin')
  await host.press('button:has-text("Make a bot account")')
  const token = await host.page.locator('.token code').innerText()
  expect(token).toHaveLength(43)
  await expectWell(host)
  await host.press('.token button:has-text("I have kept it")')
  await host.page.waitForSelector('.own-bots li:has-text("Taliesin, does not listen")')

  const program = await listen(token)
  await host.page.reload()
  await host.page.waitForSelector('.own-bots li:has-text("Taliesin, listens now")')
  expect(await host.page.locator('main.names').innerText()).not.toContain(token)
  await ask(guest)
  await expect.poll(() => seats(guest)).toContain('Taliesin, bot')
  await expectWell(guest)

  // From now on it plays only Down the Danube.
  const replaced = once(program, 'exit')
  await listen(token, 'danube')
  await replaced
  await ask(guest)
  await guest.page.waitForSelector('[role=status]:has-text("Taliesin does not play: not this game")')
  await guest.press('summary:has-text("A bot account for this seat")')
  await guest.press('.choose-bot button:has-text("Taliesin")')
  await expectWell(guest)

  await host.press('.own-bots button:has-text("Delete Taliesin")')
  await host.press('.own-bots button:has-text("Delete it for good")')
  await host.page.waitForSelector('.own-bots:not(:has(li))', { state: 'attached' })
  await guest.press('main.table form button:has-text("Ask it to play")')
  await guest.page.waitForSelector('.problem:has-text("There is no bot account with that name")')
  await expectWell(guest)
})
