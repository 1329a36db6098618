// For tests: the colours of style sheets as a reader sees them, and how well one is told from another.
import { readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark'
/** Red, green and blue from 0 to 255, and how opaque, from 0 to 1. */
type Colour = readonly [number, number, number, number]

/** Splits at commas that stand in no brackets. */
const parts = (list: string): string[] => list.split(/,(?![^(]*\))/).map((each) => each.trim())

export class Palette {
  private readonly rules: { selectors: string[]; body: Map<string, string> }[]

  /** `files` are read in their order, as the page has them. */
  constructor(files: string[]) {
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    this.rules = [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selectors, body]) => ({
        selectors: parts(selectors!),
        body: new Map(
          body!.split(';').flatMap((line): [string, string][] => {
            const [, name, value] = /^\s*([\w-]+):\s*([^]+?)\s*$/.exec(line) ?? []
            return name ? [[name, value!]] : []
          }),
        ),
      }),
    )
  }

  /** What the last rule for exactly this selector says of a property. */
  private said(selector: string, property: string): string | undefined {
    return this.rules
      .findLast((rule) => rule.selectors.includes(selector) && rule.body.has(property))
      ?.body.get(property)
  }

  /**
   * A colour as it is written: `#c39`, `--ink`, or `.card .rank fill`, the property of a selector. Variables are those of
   * `scopes`, the nearest first. Throws where there is none.
   */
  colour(written: string, scopes: string[], theme: Theme): Colour {
    const value = written.replace(/^var\((--[\w-]+)(?:,\s*([^]+))?\)$/, '$1')
    if (value.startsWith('#')) return fromHex(value)
    if (value.startsWith('--')) {
      const said = scopes.map((scope) => this.said(scope, value)).find((each) => each !== undefined)
      if (said === undefined) throw new Error(`${value} is not set in ${scopes.join(', ')}`)
      return this.colour(said, scopes, theme)
    }
    const twofold = /^light-dark\(([^]+)\)$/.exec(value)
    if (twofold) return this.colour(parts(twofold[1]!)[theme === 'light' ? 0 : 1]!, scopes, theme)
    const [, selector, property] = /^([^]+) ([\w-]+)$/.exec(value) ?? []
    const said = selector && this.said(selector, property!)
    if (!said) throw new Error(`no rule says ${value}`)
    return this.colour(said, [selector, ...scopes], theme)
  }
}

function fromHex(hex: string): Colour {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red, green, blue, opaque = 255] = digits.match(/../g)!.map((pair) => parseInt(pair, 16))
  return [red!, green!, blue!, opaque / 255]
}

/** A colour that lies on another, which is opaque. */
export const over = ([r, g, b, opaque]: Colour, [r0, g0, b0]: Colour): Colour => {
  const mix = (top: number, below: number) => top * opaque + below * (1 - opaque)
  return [mix(r, r0), mix(g, g0), mix(b, b0), 1]
}

/** Relative luminance (WCAG 2.2), which is also all that is left of a colour in greyscale. */
function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}
