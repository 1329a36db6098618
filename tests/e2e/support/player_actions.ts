// Actions of players: invite a friend, sign up, sign in, resign, play a round of a tournament.
import type { Server } from './server'
import { unfold } from './table'
import { Device } from './passkeys'
import { expectWell, type Visitor } from './visitor'

export const names = 'main.names'
export const nameButton = (label: string) => `${names} button:has-text("${label}")`

/** The address of the server or servers, in the form that browsers require for passkeys. */
export type Place = Pick<Server, 'named'>

export async function openName(visitor: Visitor, { named }: Place): Promise<void> {
  await visitor.page.goto(`${named}/account`)
  await visitor.page.waitForSelector(names)
}

/** Signs up with a passkey of this device, and returns the recovery codes. */
export async function takeName(visitor: Visitor, place: Place, name: string): Promise<string[]> {
  await openName(visitor, place)
  await visitor.page.fill(`${names} input[name=value] >> nth=0`, name)
  await visitor.press(nameButton('Take this name'))
  await visitor.page.waitForSelector('.codes')
  const codes = await visitor.page.locator('.codes code').allInnerTexts()
  await expectWell(visitor)
  await visitor.press(nameButton('I have kept them'))
  await visitor.page.waitForSelector(`${names} .passkeys`)
  return codes
}

/** Signs up on a device that has no authenticator yet. */
export async function takeNameAnew(visitor: Visitor, place: Place, name: string): Promise<string[]> {
  await Device.of(visitor)
  return takeName(visitor, place, name)
}

export async function signInByCode(visitor: Visitor, place: Place, code: string): Promise<void> {
  await openName(visitor, place)
  await visitor.press(`${names} summary`)
  await visitor.page.fill(`${names} details input`, code)
  await visitor.press(`${names} details button`)
}

/** Opens a Brandubh table for a friend by link, with the host on the first side, and returns its address. */
export async function openTable(visitor: Visitor, server: string, more = async () => {}): Promise<string> {
  await visitor.page.goto(`${server}/play/brandubh`)
  await unfold(visitor)
  await visitor.press('label.tile:has([value=friend])')
  await visitor.press('label.tile:has([name=side][value="0"])')
  await more()
  await visitor.press('form button.primary')
  await visitor.page.waitForSelector('.share')
  return visitor.page.url()
}

/** Takes the free seat at a table. */
export async function accept(visitor: Visitor, table: string): Promise<void> {
  await visitor.page.goto(table)
  await visitor.press('.invitation button.primary')
  await visitor.page.waitForSelector('main.table [role=grid]')
}

/** Resigns the game at this table, as the account that the device is signed in to. */
export const giveUp = ({ page }: Visitor, table: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { key } = JSON.parse(localStorage.getItem('nemeton.session')!)
        const socket = new WebSocket(`/api/v1/tables/${id}/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', after: -1, key }))
        socket.onmessage = ({ data }) => {
          const { type, state } = JSON.parse(data)
          if (type === 'welcome') socket.send(JSON.stringify({ type: 'resign', id: 'enough' }))
          if (type === 'event' && state.node === 'terminal') {
            socket.close()
            resolve()
          }
        }
      }),
    new URL(table).pathname.split('/')[2]!,
  )

/** The view of tournaments. */
export const swiss = 'main.tournaments'

/**
 * Plays a round of two: at each table, the person who joined last resigns. `people` are by their place in the
 * order of joining. Returns the number of tables.
 */
export async function playRound(
  address: string,
  round: number,
  people: Map<number, Visitor>,
): Promise<number> {
  const all = [...people.values()]
  for (const { page } of all) await page.waitForSelector(`${swiss} .progress:has-text("Round ${round} of 2")`)
  const { tables } = (await all[0]!.page.evaluate(
    (path) => fetch(path).then((answer) => answer.json()),
    `/api/v1${new URL(address).pathname}`,
  )) as { tables: { round: number; table: string | null; entrants: number[]; points: number[] | null }[] }
  const open = tables.filter((each) => each.round === round && each.table && !each.points)
  for (const { entrants } of open) {
    const visitor = people.get(Math.max(...entrants.filter((entrant) => people.has(entrant))))
    if (!visitor) continue
    await visitor.press(`${swiss} li.mine a:has-text("Play")`)
    await visitor.page.waitForSelector('main.table .board')
    await giveUp(visitor, visitor.page.url())
    await visitor.page.goto(address)
    await visitor.page.waitForSelector(`${swiss} .progress`)
  }
  return open.length
}
