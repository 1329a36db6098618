// How a choice is made part by part, in any game: a token is reached by pointing at one thing after the other, such as a piece
// and where it goes. A choice under way is the parts picked so far.

/** Something that can be pointed at, by its name. */
export type Part = string

/** What can follow the parts that are picked: each part with the token that it completes, or null where more has to follow. */
export type Steps = (picked: readonly Part[]) => ReadonlyMap<Part, string | null>

/** One way to reach a token. No path begins with the whole of another. */
export interface Path {
  token: string
  parts: Part[]
}

/** The steps along these paths. */
export const along =
  (paths: Path[]): Steps =>
  (picked) =>
    new Map(
      goingOn(paths, picked).map(({ parts, token }) => [
        parts[picked.length]!,
        parts.length === picked.length + 1 ? token : null,
      ]),
    )

/** The paths that begin with what is picked. */
export const goingOn = (paths: Path[], picked: readonly Part[]): Path[] =>
  paths.filter(({ parts }) => parts.length > picked.length && picked.every((part, i) => parts[i] === part))

/** As much of a choice, from its beginning, as can be made. */
export function kept(steps: Steps, picked: readonly Part[]): Part[] {
  const wrong = picked.findIndex((part, i) => steps(picked.slice(0, i)).get(part) !== null)
  return picked.slice(0, wrong < 0 ? picked.length : wrong)
}

/**
 * What is picked, and what follows from it: a part that is the only one, unless it is the last, is taken at once, as long as there
 * are less than `most`.
 */
export function settled(steps: Steps, picked: readonly Part[], most = Infinity): Part[] {
  if (picked.length >= most) return [...picked]
  const [only, another] = steps(picked)
  return only && !another && only[1] === null ? settled(steps, [...picked, only[0]], most) : [...picked]
}

export interface Pressed {
  picked: Part[]
  /** The token, once a choice is complete. */
  token: string | null
}

/** What a press on a part does to a choice under way. */
export function press(steps: Steps, picked: readonly Part[], part: Part): Pressed {
  if (!steps(picked).has(part) && picked.includes(part)) {
    // Pressed again, a part is let go, with what cannot be without it.
    return { picked: kept(steps, withoutPart(picked, part)), token: null }
  }
  // It joins as much of what is picked as it goes with.
  for (const rest of shortened(picked)) {
    const token = steps(rest).get(part)
    if (token !== undefined && kept(steps, rest).length === rest.length)
      return { picked: [...rest, part], token }
  }
  return { picked: [], token: null }
}

/** A choice under way, complete if there is one way alone to go on from it. */
export function completed(steps: Steps, { picked, token }: Pressed): Pressed {
  if (token !== null || picked.length === 0) return { picked, token }
  const all = settled(steps, picked)
  const [only, another] = steps(all)
  return only && !another ? { picked: [...all, only[0]], token: only[1] } : { picked, token }
}

/** Where a choice can end, if one choice alone ends there and none begins there: with all its parts, and the token. */
export function loneEnds(steps: Steps): Map<Part, { token: string; parts: Part[] }> {
  const ends = new Map<Part, { token: string; parts: Part[] } | null>()
  const look = (picked: Part[]): void => {
    for (const [part, token] of steps(picked)) {
      const parts = [...picked, part]
      if (token === null) look(parts)
      else ends.set(part, ends.has(part) ? null : { token, parts })
    }
  }
  look([])
  const begins = steps([])
  return new Map([...ends].flatMap(([part, end]) => (end && !begins.has(part) ? [[part, end]] : [])))
}

const withoutPart = (picked: readonly Part[], part: Part) => picked.filter((each) => each !== part)

/** A list with some of it left out, in every way: those first that keep most, of these those that keep the beginning. */
function shortened(picked: readonly Part[]): Part[][] {
  const all = picked.reduceRight<Part[][]>(
    (ends, part) => [...ends.map((end) => [part, ...end]), ...ends],
    [[]],
  )
  return all.sort((a, b) => b.length - a.length)
}

/** One step back: without the part that was picked last, and what followed from it. */
export function back(steps: Steps, picked: readonly Part[], most = Infinity): Part[] {
  for (let n = picked.length - 1; n >= 0; --n) {
    const less = settled(steps, picked.slice(0, n), most)
    if (less.length < picked.length) return less
  }
  return [...picked]
}
