// Drawings for paper: SVG as the page draws it, with all that its style sheets say written onto the elements themselves, since what
// makes a PDF of it knows no style sheets. Boards are printed as they look by day in the parchment look, which needs the least ink.
import { readFileSync } from 'node:fs'
import { calc } from '@csstools/css-calc'
import { compile, is } from 'css-select'
import { parse as parseSelector, type Selector } from 'css-what'
import { isTag, type Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import postcss from 'postcss'

interface Rule {
  matches: ReturnType<typeof compile>
  specificity: number
  declarations: [name: string, value: string][]
}

/** What a style sheet says that SVG has attributes for. */
const printed = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray ' +
    'stroke-dashoffset opacity stop-color stop-opacity font-family font-size font-weight font-style letter-spacing text-anchor ' +
    'dominant-baseline clip-path display visibility transform color'
  ).split(' '),
)

/** As in CSS: ids, then classes, attributes and pseudo-classes, then elements; `:is` counts as its strongest argument. */
function specificityOf(selector: Selector[]): number {
  return selector.reduce((sum, part) => {
    if (part.type === 'tag') return sum + 1
    if (part.type === 'attribute') return sum + (part.name === 'id' && part.action === 'equals' ? 1e6 : 1e3)
    if (part.type !== 'pseudo') return sum
    return Array.isArray(part.data) && part.name !== 'where'
      ? sum + Math.max(...part.data.map(specificityOf))
      : sum + (part.name === 'where' ? 0 : 1e3)
  }, 0)
}

/** Of what a finger or the keyboard does, and what lies around the page: nothing of that is on paper. */
export const isOfScreens = /::|:(hover|active|focus|disabled|invalid|popover-open|backdrop)/

/** The rules of style sheets, from the weakest to the strongest; those under a condition, such as of a screen's size, are left out. */
export function readRules(sheets: string[]): Rule[] {
  const rules: Rule[] = []
  for (const sheet of sheets) {
    postcss.parse(sheet).each((node) => {
      if (node.type !== 'rule') return
      const declared = node.nodes.filter((each) => each.type === 'decl')
      for (const text of node.selectors) {
        if (isOfScreens.test(text)) continue
        const [selector] = parseSelector(text)
        const matches = compile([selector!] as never, { xmlMode: true })
        for (const important of [false, true]) {
          const declarations = declared
            .filter((each) => Boolean(each.important) === important)
            .map(({ prop, value }): [string, string] => [prop, value])
          const specificity = specificityOf(selector!) + (important ? 1e9 : 0)
          if (declarations.length > 0) rules.push({ matches, specificity, declarations })
        }
      }
    })
  }
  return rules.sort((a, b) => a.specificity - b.specificity)
}

/** Where the bracket that opens at `from` closes. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let i = from; i < text.length; ++i) {
    if (text[i] === '(') ++depth
    if (text[i] === ')' && --depth === 0) return i
  }
  throw new Error(`A bracket does not close in ${text}`)
}

/** Each call of the function `name` in a value, replaced by what `become` makes of its arguments; the innermost first. */
function replaced(value: string, name: string, become: (args: string[]) => string): string {
  const start = value.lastIndexOf(`${name}(`)
  if (start < 0) return value
  const open = start + name.length
  const end = closing(value, open)
  const args = value
    .slice(open + 1, end)
    .split(/,(?![^(]*\))/)
    .map((arg) => arg.trim())
  return replaced(value.slice(0, start) + become(args) + value.slice(end + 1), name, become)
}

const inherited = new Set(
  [...printed].filter((name) => !/^(opacity|clip-path|display|transform|stop-.*)$/.test(name)),
)

/** A colour as SVG 1.1 knows it, and how opaque it is. */
function opaque(colour: string): { colour: string; opacity: number } {
  const hex = /^#([0-9a-f]{6})([0-9a-f]{2})$/i.exec(colour)
  if (hex) return { colour: `#${hex[1]}`, opacity: parseInt(hex[2]!, 16) / 255 }
  const rgb = /^rgba?\(([^)]*)\)$/i.exec(colour)
  if (!rgb) return { colour, opacity: colour === 'transparent' ? 0 : 1 }
  const [red, green, blue, alpha = '1'] = rgb[1]!.split(/[\s,/]+/)
  const opacity = alpha.endsWith('%') ? parseFloat(alpha) / 100 : Number(alpha)
  return { colour: `rgb(${red}, ${green}, ${blue})`, opacity }
}

/** A length without its unit, which is the drawing's own; a calculation as its result. */
const plain = (value: string): string =>
  (/\b(calc|min|max)\(/.test(value) ? calc(value) : value).replace(/(-?[\d.]+)(px|deg)\b/g, '$1')

const paints = { fill: 'fill-opacity', stroke: 'stroke-opacity', 'stop-color': 'stop-opacity' } as const

/** The style of an element, given that of its parent: all that applies, custom properties included. */
function styleOf(element: Element, parent: Map<string, string>, rules: Rule[]): Map<string, string> {
  const own = new Map<string, string>()
  for (const name of printed) if (element.attribs[name] !== undefined) own.set(name, element.attribs[name])
  for (const { matches, declarations } of rules) {
    if (is(element, matches)) for (const [name, value] of declarations) own.set(name, value)
  }
  for (const declaration of (element.attribs.style ?? '').split(/;(?![^(]*\))/)) {
    const [name, ...value] = declaration.split(':')
    if (value.length > 0) own.set(name!.trim(), value.join(':').trim())
  }
  const style = new Map([...parent].filter(([name]) => name.startsWith('--') || inherited.has(name)))
  const resolve = (value: string): string => {
    const filled = replaced(value, 'var', ([name, fallback]) => {
      const found = own.get(name!) ?? parent.get(name!) ?? fallback
      return found === undefined ? '' : resolve(found)
    })
    return replaced(filled, 'light-dark', ([light]) => light!)
  }
  for (const [name, value] of own) {
    const resolved = resolve(value)
    if (resolved !== 'inherit') style.set(name, name.startsWith('--') ? resolved : plain(resolved))
  }
  return style
}

/** Writes styles onto elements, from an element downwards. */
function settle(element: Element, parent: Map<string, string>, rules: Rule[]): void {
  const style = styleOf(element, parent, rules)
  for (const name of printed) {
    const value = style.get(name)
    if (value === undefined || name === 'color') continue
    element.attribs[name] = value
  }
  for (const [paint, through] of Object.entries(paints)) {
    const value = element.attribs[paint]
    if (value === undefined) continue
    const [, reference] = /^(url\([^)]*\))/.exec(value) ?? []
    const solid = /^currentcolor$/i.test(value) ? (style.get('color') ?? '#000') : value
    const { colour, opacity } = opaque(reference ?? solid)
    element.attribs[paint] = opacity === 0 ? 'none' : colour
    const also = Number(style.get(through) ?? 1)
    if (opacity < 1 || also < 1) element.attribs[through] = String(opacity * also)
  }
  for (const child of [...element.children]) {
    if (isTag(child)) settle(child, style, rules)
  }
  // Only now: what is within was found by these.
  for (const name of ['class', 'style', 'aria-hidden']) delete element.attribs[name]
}

/** Symbols of picture files that `use` shows: put in its place, since what is drawn here has no other files. */
export function inlined(root: Element, fileOf: (url: string) => string): void {
  for (const use of DomUtils.getElementsByTagName('use', root)) {
    const [url, id] = (use.attribs.href ?? '').split('#')
    if (!url) continue
    const picture = parseDocument(readFileSync(fileOf(url), 'utf8'), { xmlMode: true })
    const symbol = DomUtils.getElementById(id!, picture)
    if (!symbol) throw new Error(`${url} has no ${id}`)
    use.name = 'g'
    delete use.attribs.href
    symbol.parent = use
    use.children = [symbol]
  }
}

/** Wood grain is drawn by filters, which are no part of a PDF; empty elements and those that are not shown cost room. */
function pruned(root: Element): void {
  const gone = DomUtils.filter(
    (node) =>
      isTag(node) && (node.name === 'image' || node.name === 'filter' || node.attribs.display === 'none'),
    root,
  )
  for (const node of gone) DomUtils.removeElement(node)
}

/**
 * An <svg> whose looks are all in its attributes: `markup` has it in whatever its style sheets know it by. `rules` are of the game's and
 * the page's style sheets, `fileOf` says where a picture that the drawing names lies.
 */
export function styled(markup: string, rules: Rule[], fileOf: (url: string) => string): string {
  const page = parseDocument(`<html data-look="parchment">${markup}</html>`, { xmlMode: true })
  const html = page.children[0] as Element
  inlined(html, fileOf)
  settle(html, new Map(), rules)
  pruned(html)
  return DomUtils.getOuterHTML(DomUtils.getElementsByTagName('svg', html)[0]!, { xmlMode: true })
}
