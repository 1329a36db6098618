// A game speaks of people as it should. In random games, in every language that it has, each reader is "you" and all others have names, with verbs that
// agree; and what counts for a seat can be read.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages, type Language } from '../../board/base/languages'
import type { AnyGamePart, GameEvent, GameState, Options } from '../../board/game'
import { personsOf } from '../../board/person'
import { findGames } from '../../tools/manifests'
import { testEngine } from './engine'

/** Numbers of seats and options of the random games, if the fewest and the most seats with the usual options are not all that a game speaks of. */
const tables: Record<string, [seats: number, Options][]> = {
  bluff: [
    [2, {}],
    [6, {}],
    [3, { exact: 'challenger' }],
  ],
  druidica: [
    [2, {}],
    [4, { partners: true }],
  ],
  sigily: [
    [2, { spells: 'all' }],
    [4, { partners: true, stacks: true, questions: 12 }],
  ],
  tabulus: [
    [2, {}],
    [4, { partners: true }],
  ],
}
const gameCount = 6
const stepLimit = 400

/** A step of a random game, as each viewer is told of it: every seat of the table, and last a spectator. */
interface Step {
  seats: number
  events: GameEvent[]
  before: unknown[]
}

type State = GameState & { ok: boolean; drawn: string }
type Seen = Pick<GameEvent, 'view' | 'effects'> & { saw: boolean }

/** The steps of random games at these tables. */
function randomSteps(game: string, tables: [number, Options][]): Step[] {
  const ask = testEngine()
  let chance = 7
  const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
  const steps: Step[] = []
  for (let played = 0; played < gameCount; ++played) {
    const [seats, options] = tables[played % tables.length]!
    let state = ask({ cmd: 'new', game, seats, options, seed: played + 1 }) as unknown as State
    expect(state.ok, JSON.stringify(state)).toBe(true)
    const look = () =>
      [...Array.from({ length: seats }, (_, seat) => seat), null].map(
        (seat) => ask({ cmd: 'view', seat }) as unknown as Seen,
      )
    let before = look().map(({ view }) => view)
    for (let n = 1; state.node !== 'terminal' && n < stepLimit; ++n) {
      const awaited = Object.keys(state.actions ?? {}).map(Number)
      const seat = awaited[below(awaited.length || 1)] ?? null
      const list = seat === null ? [] : state.actions![seat]!
      const action = list[below(list.length || 1)]
      state = ask(action === undefined ? { cmd: 'draw' } : { cmd: 'apply', seat, action }) as unknown as State
      const seen = look()
      const told = action ?? state.drawn
      steps.push({
        seats,
        events: seen.map(({ view, effects, saw }) => {
          return { n, seat, token: saw ? told : null, state, view, effects }
        }),
        before,
      })
      before = seen.map(({ view }) => view)
    }
  }
  return steps
}

/** A pattern of whole words: letters with accents are letters, too. */
const words = (pattern: string) => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, 'iu')

/** What cannot be said: a verb of another person with the reader, or one of the reader with a name. `names` are those of all seats. */
const wrong: Record<Language, (names: string) => RegExp[]> = {
  en: (names) => [
    /\byou (is|was|has|does|\w+[^s]s)\b/i,
    new RegExp(
      `(?<!and )\\b(${names}) (are|have|do|go|throw|roll|bid|show|lose|keep|draw|take|turn|bump|win|swap|bring|pay|cast|stay|attack|defend|discard|exchange|curse|send|know)\\b`,
    ),
  ],
  de: (names) => [
    // With "du" a verb ends in -st, or in -t if its stem ends in an s.
    /\bdu (?!(setzt|lässt|löst|weißt|musst) )[a-zäöüß]+(?<!s)t /i,
    new RegExp(`\\b(${names}) (bist|musst|[a-zäöüß]+[^aeiouäöüs]st) `),
    /\b(von|mit|bei|zu) (du|dich)\b|\bauf (du|dir)\b/i,
  ],
  ga: (names) => [
    // After these a name would begin differently, and "tú" would be another word.
    words(`(ar|do|de|faoi|gan|i|le|ó|roimh|thar|trí|um) (${names}|tú|thú)`),
    words('(ag|as|chuig) (tú|thú)'),
  ],
  cy: (names) => [
    // With "ti" a verb has an ending of its own.
    words('(mae|oedd|bydd|oes|\\p{L}+odd) (ti|di)'),
    words(`(rwyt|wyt|\\p{L}+aist) (${names})`),
  ],
}
/** The words for the reader. */
const you: Record<Language, RegExp> = {
  en: words('you(r|rs)?'),
  de: words('du|dich|dir|dein(e[mnrs]?)?'),
  ga: words('tú|thú|tusa|thusa|agat|chugat|leat|do|d(?=’)'),
  cy: words('ti|di|dy'),
}

/** Wrong in every language: what is no word, a sentence that begins with a small letter, or ends twice. */
const unsayable = /undefined|NaN|null|\[object|(^|[.!?] )\p{Ll}|\.\.| ,/u

/** The reader by name; the name of a side may also be the word for its pieces. */
const ownName = (name: string) => new RegExp(`(?<![Dd]ein(en)? |\\p{L})${name}(?!\\p{L})`, 'u')

const games = findGames()
const ofTheTree = findGames([]).map(({ id }) => id)

/** What each game gives to the page, by language: words are chosen when their module is loaded, so each language has modules of its own. */
const parts = {} as Record<Language, Record<string, AnyGamePart>>
beforeAll(async () => {
  for (const language of Object.keys(languages) as Language[]) {
    vi.resetModules()
    localStorage.setItem('nemeton.language', JSON.stringify(language))
    const { gameOf } = await import('../../web/shared/games/games')
    const loaded = games.map(async ({ id }) => [id, await gameOf(id).part()] as const)
    parts[language] = Object.fromEntries(await Promise.all(loaded))
  }
})
// Other files run in the same worker, and read English.
afterAll(() => {
  localStorage.clear()
  vi.resetModules()
})

describe.each(games)('$id', ({ id, least = 2, words: written }) => {
  let steps: Step[] = []
  beforeAll(() => {
    const most = written.en.seats.length
    steps = randomSteps(
      id,
      tables[id] ?? [
        [least, {}],
        [most, {}],
      ],
    )
  })
  afterAll(() => void (steps = []))

  describe.each(Object.keys(written) as Language[])('in %s', (language) => {
    test('the reader is "you", all others have names, and the verbs agree', () => {
      const part = parts[language][id]!
      const names = part.seats.map(({ name }) => name)
      let addressed = 0
      const patterns = wrong[language](names.join('|'))
      const odd: string[] = []
      for (const { seats, events, before } of steps) {
        events.forEach((event, viewer) => {
          const mine = viewer < seats ? [viewer] : []
          const persons = personsOf(part.seats, mine)
          const said = `${part.describe(event, before[viewer], persons)} ${part.ending(event.view, persons)}`
          const never = viewer < seats ? ownName(names[viewer]!) : you[language]
          if ([...patterns, unsayable, never].some((pattern) => pattern.test(said))) odd.push(said)
          if (you[language].test(said)) ++addressed
        })
      }
      expect(odd).toEqual([])
      expect(addressed).toBeGreaterThan(20)
    })

    test('every seat has a panel in words, the same for all viewers, and nobody leads in a tie', () => {
      const { panel, leads } = parts[language][id]!
      // A game from outside the tree may have none.
      if (!panel) return expect(ofTheTree).not.toContain(id)
      let ahead = 0
      const odd: unknown[] = []
      for (const { seats, events } of steps) {
        const panels = events.map(({ view }) =>
          Array.from({ length: seats }, (_, seat) =>
            panel(view, seat).map(({ value, label }) => ({ value, label })),
          ),
        )
        odd.push(
          ...panels
            .flat()
            .filter(
              (panel) =>
                panel.length === 0 ||
                new Set(panel.map(({ label }) => label)).size < panel.length ||
                panel.some(
                  ({ value, label }) =>
                    !/\p{L}/u.test(label) || /undefined|NaN|null|-\d/.test(`${value} ${label}`),
                ),
            ),
        )
        // What counts is public in every game.
        const known = JSON.stringify(panels[0])
        odd.push(...panels.filter((seen) => JSON.stringify(seen) !== known))
        const leaders = leads?.(events[0]!.view) ?? []
        if (leaders.length >= seats) odd.push(leaders)
        if (leaders.length > 0) ++ahead
      }
      expect(odd).toEqual([])
      if (leads) expect(ahead).toBeGreaterThan(20)
    })
  })
})
