// Choices made part by part, over trees of choices at random: paths in order, and forms that are filled in in any order.
import { describe, expect, test } from 'vitest'
import {
  along,
  back,
  completed,
  goingOn,
  kept,
  loneEnds,
  press,
  settled,
  type Part,
  type Path,
  type Steps,
} from './choice'

/** Numbers from 0 to n − 1, the same for the same seed. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 48271) % 0x7fffffff
    return state % n
  }
}

/** Paths of at most four parts, none the beginning of another; parts come again in other places of other paths. */
function randomPaths(seed: number): Path[] {
  const below = dice(seed)
  const paths: Path[] = []
  const grow = (parts: Part[]): void => {
    const names = 'abcdefg'.split('').filter((name) => !parts.includes(name))
    const some = names.filter(() => below(3) === 0)
    for (const part of some.length > 0 ? some : [names[below(names.length)]!]) {
      const longer = [...parts, part]
      if (longer.length < 4 && below(3) > 0) grow(longer)
      else paths.push({ token: longer.join('>'), parts: longer })
    }
  }
  grow([])
  return paths
}

/** A form of two or three slots to be filled in in any order, of whose ways to do so some are legal, and a part that settles it. */
function randomForm(seed: number): { steps: Steps; tokens: string[] } {
  const below = dice(seed)
  const slots = Array.from({ length: 2 + below(2) }, (_, slot) =>
    Array.from({ length: 1 + below(3) }, (_, i) => `${slot}${i}`),
  )
  const all = slots.reduce<Part[][]>(
    (forms, slot) => forms.flatMap((form) => slot.map((part) => [...form, part])),
    [[]],
  )
  const legal = all.filter((_, i) => i === 0 || below(3) > 0)
  const steps: Steps = (picked) => {
    const open = legal.filter((form) => picked.every((part) => form.includes(part)))
    const left = new Set(open.flat().filter((part) => !picked.some((each) => each[0] === part[0])))
    if (left.size > 0 || open.length === 0) return new Map([...left].map((part) => [part, null]))
    return new Map([['settle', open[0]!.join('+')]])
  }
  return { steps, tokens: legal.map((form) => form.join('+')) }
}

const seeds = Array.from({ length: 25 }, (_, i) => i + 1)
const trees = [
  ...seeds.map((seed) => {
    const paths = randomPaths(seed)
    return { steps: along(paths), tokens: paths.map(({ token }) => token) }
  }),
  ...seeds.map(randomForm),
]

/** Every choice that can be under way, in the order in which it is made, and every token that comes out. */
function explore(steps: Steps): { open: Part[][]; tokens: Set<string> } {
  const open: Part[][] = []
  const tokens = new Set<string>()
  const look = (picked: Part[]): void => {
    open.push(picked)
    for (const [part, token] of steps(picked)) {
      if (token === null) look([...picked, part])
      else tokens.add(token)
    }
  }
  look([])
  return { open, tokens }
}

test('every token is reached by pressing part after part, and no other', () => {
  for (const { steps, tokens } of trees) {
    const found = new Set<string>()
    const seen = new Set<string>()
    const play = (picked: Part[]): void => {
      const now = settled(steps, picked)
      if (seen.has(now.join())) return
      seen.add(now.join())
      for (const part of steps(now).keys()) {
        const pressed = press(steps, now, part)
        if (pressed.token === null) play(pressed.picked)
        else found.add(pressed.token)
      }
    }
    play([])
    expect([...found].sort()).toEqual([...new Set(tokens)].sort())
    expect(explore(steps).tokens).toEqual(found)
  }
})

test('where a press completes what it leaves one way to go on, every token is still reached, by no more presses', () => {
  for (const { steps, tokens } of trees) {
    const presses = (quick: boolean): Map<string, number> => {
      const found = new Map<string, number>()
      const play = (picked: Part[], pressed: number): void => {
        const now = settled(steps, picked)
        for (const part of steps(now).keys()) {
          const then = press(steps, now, part)
          const { picked, token } = quick ? completed(steps, then) : then
          if (token === null) play(picked, pressed + 1)
          else found.set(token, Math.min(found.get(token) ?? Infinity, pressed + 1))
        }
      }
      play([], 0)
      return found
    }
    const [all, quick] = [presses(false), presses(true)]
    expect([...quick.keys()].sort()).toEqual([...new Set(tokens)].sort())
    for (const [token, count] of quick) expect(count).toBeLessThanOrEqual(all.get(token)!)
  }
})

test('a lone end is where one token alone ends and nothing begins', () => {
  for (const { steps, tokens } of trees) {
    const begins = steps([])
    for (const [part, { token, parts }] of loneEnds(steps)) {
      expect(begins.has(part)).toBe(false)
      expect(tokens).toContain(token)
      expect(parts.at(-1)).toBe(part)
      expect(steps(parts.slice(0, -1)).get(part)).toBe(token)
    }
  }
  const paths = [
    { token: 'one', parts: ['a', 'x'] },
    { token: 'two', parts: ['b', 'x'] },
    { token: 'three', parts: ['b', 'y'] },
    { token: 'four', parts: ['b', 'a'] },
  ]
  expect([...loneEnds(along(paths)).keys()]).toEqual(['y'])
})

test('what is picked already is not completed by a press that lets it go', () => {
  const steps = along([{ token: 'go', parts: ['a', 'b'] }])
  expect(completed(steps, press(steps, ['a'], 'a'))).toEqual({ picked: [], token: null })
  expect(completed(steps, press(steps, [], 'a'))).toEqual({ picked: ['a', 'b'], token: 'go' })
})

test('whatever is pressed, what is picked is the beginning of a choice, and a token is a legal one', () => {
  for (const { steps, tokens } of trees) {
    const { open } = explore(steps)
    const parts = [...new Set(open.flat()), 'settle', 'nothing']
    for (const picked of open) {
      for (const part of parts) {
        const pressed = press(steps, picked, part)
        if (pressed.token !== null) expect(tokens).toContain(pressed.token)
        else expect(kept(steps, pressed.picked)).toEqual(pressed.picked)
      }
    }
  }
})

test('a press is undone by a step back or a second press, and steps back lead to where a choice begins', () => {
  for (const { steps } of trees) {
    for (const picked of explore(steps).open) {
      const before = settled(steps, picked)
      for (const [part, token] of steps(before)) {
        if (token !== null) continue
        const after = press(steps, before, part).picked
        expect(back(steps, settled(steps, after))).toEqual(before)
        expect(press(steps, after, part)).toEqual({ picked: before, token: null })
      }
      const begun = before.reduce((parts) => back(steps, parts), before)
      expect(begun).toEqual(settled(steps, []))
    }
  }
})

describe('a press beside what can follow', () => {
  const steps = along([
    { token: 'go', parts: ['stack', 'goal'] },
    { token: 'stay', parts: ['other', 'goal'] },
    { token: 'end', parts: ['end'] },
  ])
  test('begins anew where it can', () => {
    expect(press(steps, ['stack'], 'other')).toEqual({ picked: ['other'], token: null })
    expect(press(steps, ['stack'], 'end')).toEqual({ picked: ['end'], token: 'end' })
  })
  test('lets go of all where nothing is to be done', () => {
    expect(press(steps, ['stack'], 'elsewhere')).toEqual({ picked: [], token: null })
  })
  test('keeps what it goes with, in a form', () => {
    const paths = ['a1', 'a2', 'b1', 'b2'].flatMap((token) => {
      const [one, two] = [token[0]!, token[1]!]
      return [
        [one, two],
        [two, one],
      ].map((parts) => ({ token, parts: [...parts, 'settle'] }))
    })
    expect(press(along(paths), ['a', '1'], '2')).toEqual({ picked: ['a', '2'], token: null })
    expect(press(along(paths), ['a', '1'], 'b')).toEqual({ picked: ['1', 'b'], token: null })
    expect(press(along(paths), ['a', '1'], 'a')).toEqual({ picked: ['1'], token: null })
  })
})

test('what is the only way is taken at once, as far as it is asked for, but never the last part', () => {
  const paths = [{ token: 'go', parts: ['a', 'b', 'c'] }]
  expect(settled(along(paths), [])).toEqual(['a', 'b'])
  expect(settled(along(paths), [], 1)).toEqual(['a'])
  expect(settled(along([]), [])).toEqual([])
  expect(goingOn(paths, ['a'])).toEqual(paths)
  expect(goingOn(paths, ['b'])).toEqual([])
})
