// Two with names play a rated game on a table that one of them sets; both see what came of it, and one wants not to be seen.
import { expect, it } from 'vitest'
import { Device } from './support/passkeys'
import { guest, host, server, setSceneForTwo } from './support/scene'
import { unfold } from './support/table'
import { findings, smallTargets, type Visitor } from './support/visitor'

// Both browsers are at one address here.
setSceneForTwo(['--rate-neighbours', 'true'])

async function takeName(visitor: Visitor, name: string): Promise<void> {
  await Device.of(visitor)
  await visitor.page.goto(`${server.named}/name`)
  await visitor.page.fill('main.names input[name=value] >> nth=0', name)
  await visitor.press('main.names button:has-text("Take this name")')
  await visitor.press('main.names button:has-text("I have kept them")')
  await visitor.page.waitForSelector('main.names .passkeys')
}

async function expectWell(visitor: Visitor): Promise<void> {
  expect(await findings(visitor.page)).toEqual([])
  expect(await smallTargets(visitor.page)).toEqual([])
}

it('a rated game is set, joined and played, and stands in both profiles', async () => {
  await takeName(host, 'Ceridwen')
  await host.page.goto(`${server.named}/play/brandubh`)
  await unfold(host)
  await host.press('label.tile:has([value=friend])')
  await host.press('label.tile:has([name=side][value="0"])')
  await host.page.locator('[name=rated]').check()
  await expectWell(host)
  await host.press('form button.primary')
  await host.page.waitForSelector('.share')
  const address = host.page.url()

  // Without a name one is told what it takes.
  await guest.page.goto(address)
  await guest.page.waitForSelector('.invitation .rated')
  await expectWell(guest)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('.invitation .problem')
  await takeName(guest, 'Gwion')
  await guest.page.goto(address)
  await guest.press('.invitation button.primary')
  await guest.page.waitForSelector('main.table [role=grid]')

  // Giving up counts as losing does.
  await host.page.evaluate(
    (table) =>
      new Promise<void>((resolve) => {
        const { key } = JSON.parse(localStorage.getItem('nemeton.player')!)
        const socket = new WebSocket(`/api/v1/tables/${table}/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', after: -1, key }))
        socket.onmessage = ({ data }) => {
          const { type, state } = JSON.parse(data)
          if (type === 'welcome') socket.send(JSON.stringify({ type: 'resign', id: 'enough' }))
          if (type === 'event' && state.node === 'terminal') resolve()
        }
      }),
    address.split('/').at(-1)!,
  )

  await guest.page.goto(`${server.named}/name`)
  await guest.press('main.names a:has-text("My ratings")')
  await guest.page.waitForSelector('.rating')
  expect(await guest.page.locator('.rating').innerText()).toBe('1662?')
  expect(await guest.page.locator('.ranks a').innerText()).toBe('Ceridwen')
  await expectWell(guest)
  const profile = guest.page.url()
  // It is found again by what is known of it.
  await guest.page.goto(`${server.named}/archive`)
  await guest.page.waitForSelector('.found-table')
  await expectWell(guest)
  await guest.page.fill('.search [name=opponent]', 'ceridwen')
  await guest.page.selectOption('.search [name=result]', 'lost')
  await guest.press('.search button')
  await guest.page.waitForSelector('.found-table', { state: 'detached' })
  await guest.page.selectOption('.search [name=result]', 'won')
  await guest.press('.search button')
  await guest.press('.found-table button:has-text("Link")')
  await guest.page.waitForSelector('.found-table .link input')
  await expectWell(guest)
  await guest.press('.found-table a:has-text("Review")')
  await guest.page.waitForSelector('.afterwards')
  await host.page.goto(profile)
  await host.page.waitForSelector('.rating')
  await expectWell(host)
  await guest.page.goto(profile)
  await guest.press('[name=private]')
  await guest.page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=private]')!.checked)
  await host.page.goto(profile)
  await host.page.waitForSelector('main.missing')
  await guest.page.goto(`${server.named}/leaders/brandubh`)
  await guest.page.waitForSelector('main.around .note')
  await expectWell(guest)
  // That the guest has no name, and that who is looked for is not to be seen, is an answer.
  for (const { complaints } of [host, guest])
    expect(complaints.filter((each) => !/status of 40[34] /.test(each))).toEqual([])
})
