// Writes build/spoken.md, the first three turns of every game as a screen reader says them, from a running server:
// `node tools/spoken.mjs http://127.0.0.1:8420`, or only prints some of them: `… http://127.0.0.1:8420 tug duel`. The games are
// played with the keyboard against a novice; what is pressed is always the first thing that can be.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'

const [address = 'http://127.0.0.1:8420', ...wanted] = process.argv.slice(2)
const turnCount = 3
/** In one turn of one's own. */
const mostPresses = 16

/** Runs in the page: keeps what its live regions say, an entry for each text that comes into one. */
function listen() {
  const heard = (window.heard = [])
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const say = (text) => text && heard.push(text)
  new MutationObserver((changes) => {
    const parts = new Set()
    for (const { type, target, addedNodes } of changes) {
      const from = target instanceof Element ? target : target.parentElement
      const isHeard = (part) => part.closest(live) && !part.closest('[aria-live=off]')
      // A region that is not atomic says what is new in it; text that changed is said with what it stands in.
      const added = [...addedNodes].map((node) => (node instanceof Element ? node : from))
      for (const part of type === 'characterData' ? [from] : added) if (part && isHeard(part)) parts.add(part)
    }
    const outermost = [...parts].filter(
      (part) => ![...parts].some((other) => other !== part && other.contains(part)),
    )
    for (const part of outermost) if (part.checkVisibility()) say(part.innerText.replace(/\s+/g, ' ').trim())
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** An element as it is announced when it has the focus: its name, what it is, its state. */
async function announced(part) {
  // As YAML: a name with a colon in it stands, with its role, in quotes of its own.
  const [first] = (await part.ariaSnapshot()).split('\n')
  const line = first.replace(/^- '(.*)'(:.*)?$/, '- $1').replaceAll("''", "'")
  const [, role, name = '', states = ''] = /^- (\w+)(?: "((?:[^"\\]|\\.)*)")?(.*?):?$/.exec(line)
  const spoken = { gridcell: '', button: 'button' }[role] ?? role
  return [name, spoken, ...[...states.matchAll(/\[([^\]=]+)/g)].map(([, state]) => state)]
    .filter(Boolean)
    .join(', ')
}

async function play(browser, game, count, { own = '.cell.movable, .cell.target', target = '.cell.target' }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(listen)
  await page.goto(`${address}/data`)
  const record = { nemeton: 1, game, seats: count, options: {}, seed: 4, steps: [] }
  const bots = Array(count - 1).fill({ kind: 'bot', level: 'novice' })
  const saved = { record, seats: [{ kind: 'person' }, ...bots] }
  await page.evaluate((saved) => localStorage.setItem('nemeton.local', JSON.stringify(saved)), saved)
  await page.goto(`${address}/local`)
  const lines = []
  const add = (kind, text) => text && lines.push(`- ${kind}${text}`)
  const hear = async () => {
    await page.waitForTimeout(500)
    for (const text of await page.evaluate(() => window.heard.splice(0))) add('', text)
  }
  const over = () => page.locator('.afterwards').count()
  await page.waitForSelector(`main.table ${own}`, { state: 'attached' })
  add('', await page.title())
  await hear()
  const mine = () =>
    page.waitForFunction(
      ([own, over]) => document.querySelector(`${own}, ${over}`),
      [`main.table :is(${own}, ${target})`, '.afterwards'],
    )
  for (let turn = 1; turn <= turnCount && !(await over()); ++turn) {
    lines.push('', `Turn ${turn}`, '')
    if (turn === 1) add('*Tab:* ', await page.locator('main [role=grid]').first().getAttribute('aria-label'))
    for (let i = 0; i < mostPresses; ++i) {
      // What is forced has played itself.
      await mine()
      await hear()
      if (await over()) break
      const goals = page.locator(target)
      const part = ((await goals.count()) > 0 ? goals : page.locator(own)).first()
      await part.focus()
      add('*the focus comes to:* ', await announced(part))
      const rows = await page.locator('ol.moves > li').count()
      await page.keyboard.press('Enter')
      lines.push('- *Enter*')
      await hear()
      await mine()
      await hear()
      // The list has a row a turn: somebody else has acted, and it is one's turn again.
      if ((await page.locator('ol.moves > li').count()) > rows + 1) break
    }
  }
  await context.close()
  return lines
}

const { module } = await runnerImport('./tools/manifests.ts', { configFile: false })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const sections = []
for (const { id, folder, words, least = 2 } of module.findGames()) {
  const file = join(folder, 'tests/play.ts')
  if (!existsSync(file) || (wanted.length > 0 && !wanted.includes(id))) continue
  const marks = (await runnerImport(file, { configFile: false })).module.default
  sections.push(`## ${words.en.name}\n\n${(await play(browser, id, least, marks)).join('\n')}\n`)
}
await browser.close()

const text = `# What a screen reader says

The first three turns of every game against a novice, played with the keyboard by whatever can be done first: what has the focus, and what
the page says by itself. A screen reader adds its own words for what a thing is. Written by \`node tools/spoken.mjs\`.

${sections.join('\n')}`
if (wanted.length > 0) console.log(text)
else writeFileSync(join(import.meta.dirname, '../build/spoken.md'), text)
