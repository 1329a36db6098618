// Sound, which is off by default. The page's output is caught and rendered. web/play/sound/ tests every sound.
import { expect, it } from 'vitest'
import { setSceneWithVisitor, visitor } from '../support/fixture'
import { myTurn, playOne, sitDown } from '../support/table'
import { desktop } from '../support/visitor'

/** The scripts that the page has asked for. */
let scripts: string[]
setSceneWithVisitor(desktop, async ({ page }) => {
  scripts = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const made: OfflineAudioContext[] = []
    Object.assign(window, { made })
    // Each sound gets its own context, so that it can be rendered alone.
    window.AudioContext = class extends OfflineAudioContext {
      constructor() {
        super(1, 48000, 48000)
      }
      override get state() {
        return 'running' as const
      }
      override createBufferSource() {
        const own = new OfflineAudioContext(1, 48000, 48000)
        made.push(own)
        const source = own.createBufferSource()
        Object.defineProperty(source, 'connect', {
          value: () => (AudioNode.prototype.connect as (to: AudioNode) => void).call(source, own.destination),
        })
        return source
      }
    } as unknown as typeof AudioContext
  })
})

interface Rendered {
  seconds: number
  peak: number
  mean: number
}

/** Renders every sound that was started. */
const renderAll = (): Promise<Rendered[]> =>
  visitor.page.evaluate(async () => {
    const { made } = window as unknown as { made: OfflineAudioContext[] }
    const all = await Promise.all(made.map((each) => each.startRendering()))
    return all.map((buffer) => {
      const samples = buffer.getChannelData(0)
      const heard = samples.findLastIndex((each) => each !== 0) + 1
      return {
        seconds: heard / buffer.sampleRate,
        peak: samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
        mean: samples.reduce((sum, each) => sum + each, 0) / Math.max(1, heard),
      }
    })
  })
const begun = (): Promise<number> =>
  visitor.page.evaluate(() => (window as unknown as { made: unknown[] }).made.length)
const player = () => scripts.filter((path) => path.includes('/sound_player-'))

it('a game is silent until sound is switched on, and then plays short, quiet sounds', async () => {
  const play = async () => {
    expect(await myTurn(visitor, 'danube')).toBe(true)
    await playOne(visitor, 'danube', 0)
  }
  await sitDown(visitor, { game: 'danube', opponent: 'here' })
  await play()
  await myTurn(visitor, 'danube')
  expect(await begun()).toBe(0)
  expect(player()).toEqual([])

  await visitor.press('[href="/settings"]')
  await visitor.press('.settings .switch:has([name=sound])')
  await expect.poll(begun).toBe(1)
  expect(player()).toHaveLength(1)
  await visitor.page.goBack()
  await play()
  await expect.poll(begun).toBeGreaterThan(1)
  for (const { seconds, peak, mean } of await renderAll()) {
    expect(seconds).toBeGreaterThan(0.05)
    expect(seconds).toBeLessThanOrEqual(0.4)
    expect(peak).toBeGreaterThan(0.05)
    expect(peak).toBeLessThan(0.5)
    expect(Math.abs(mean)).toBeLessThan(0.001)
  }
})
