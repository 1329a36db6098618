// A board as a picture in a file of its own, in every look: its <svg>, with what the page's style sheets say of it inside. The fragment of
// the file's address says which look, such as #dark-slate. Letters, which are too small to be read there, are left out.
import { selectOne } from 'css-select'
import { isTag, type Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import postcss from 'postcss'
import { materials } from '../../web/shared/browser/materials.ts'
import { inlined, isOfScreens } from '../paper/styled.ts'

export interface Drawing {
  svg: string
  /** Width over height. */
  aspect: number
}

const xml = { xmlMode: true }

/** What of a style sheet is seen of a drawing that stands still and has no letters. */
export const seen =
  /^(--.*|color|color-scheme|fill.*|stroke.*|stop-.*|opacity|clip-.*|mask|filter|mix-blend-mode|display|visibility|paint-order|vector-effect|transform.*|rotate|scale|translate|[cr][xy]?|d)$/

const outermost = (svg: Element): boolean => {
  for (let around = svg.parent; around && isTag(around); around = around.parent)
    if (around.name === 'svg') return false
  return true
}
const boxOf = (svg: Element): number[] => (svg.attribs.viewBox ?? '0 0 0 0').split(/[\s,]+/).map(Number)
const areaOf = (svg: Element): number => boxOf(svg)[2]! * boxOf(svg)[3]!

/** Takes away what is read, heard or pressed: letters, names and the cells of the grid. */
function strip(svg: Element): void {
  const gone = DomUtils.filter(
    (node) =>
      isTag(node) && (['text', 'title', 'desc'].includes(node.name) || node.attribs.role === 'gridcell'),
    svg,
  )
  for (const node of gone) DomUtils.removeElement(node)
}

/** What no style sheet asks for any more, once the rules are found. */
function clean(element: Element): void {
  for (const name of Object.keys(element.attribs))
    if (/^(role|tabindex|inert|aria-.*|data-.*)$/.test(name)) delete element.attribs[name]
  if (element.attribs.class === '') delete element.attribs.class
  for (const child of element.children) if (isTag(child)) clean(child)
}

/** Whole pixels are enough for what is far from 0; a factor near it keeps its figures. */
const rounded = (text: string): string =>
  text.replace(/-?\d*\.\d{3,}/g, (number) =>
    String(Number(Number(number).toFixed(Math.abs(Number(number)) < 2 ? 4 : 1))),
  )

/** How a selector of the page is said in the picture, where the element `#page` stands for the page's own; null where nothing is meant. */
function inPicture(selector: string, page: Element): string | null {
  if (isOfScreens.test(selector)) return null
  const [, condition, below = ''] = /^:root(\[[^\]]*\])?(.*)$/s.exec(selector) ?? []
  if (selector.startsWith(':root')) {
    if (below !== '') return null
    const [, name, value] = /^\[data-(\w+)='(\w+)'\]$/.exec(condition ?? '') ?? []
    if (!condition || condition === "[data-theme='light']") return '#page'
    if (name === 'look') return `[id$='-${value}']:target~#page`
    if (name === 'theme') return `[id^='${value}-']:target~#page`
    return null
  }
  return selectOne(selector, page, xml) ? selector : null
}

/** What style sheets say of the elements below `page`. Conditions, such as of a screen's size, are left out. */
function rulesFor(page: Element, sheets: string[]): string {
  const rules: string[] = []
  for (const sheet of sheets) {
    postcss.parse(sheet).each((node) => {
      if (node.type !== 'rule') return
      const selectors = node.selectors.flatMap((each) => inPicture(each, page) ?? [])
      const declared = node.nodes.flatMap((each) =>
        each.type === 'decl' && seen.test(each.prop)
          ? `${each.prop}:${each.value.trim()}${each.important ? '!important' : ''}`
          : [],
      )
      if (selectors.length > 0 && declared.length > 0)
        rules.push(`${selectors.join()}{${declared.join(';')}}`)
    })
  }
  return rules.join('\n')
}

/** `markup` is of a board, `sheets` are the texts of the style sheets that the page shows it with; `fileOf` says where a file lies that it names. */
export function drawingOf(markup: string, sheets: string[], fileOf: (url: string) => string): Drawing {
  const page = parseDocument(markup, xml).children[0] as Element
  inlined(page, fileOf)
  const [svg] = DomUtils.getElementsByTagName('svg', page)
    .filter(outermost)
    .sort((a, b) => areaOf(b) - areaOf(a))
  if (!svg || areaOf(svg) === 0) throw new Error('a board without an <svg> that has a viewBox')
  strip(svg)
  const rules = rulesFor(page, sheets)
  clean(svg)
  const [x, y, width, height] = boxOf(svg) as [number, number, number, number]
  Object.assign(svg.attribs, { x, y, width, height })
  let art = rounded(DomUtils.getOuterHTML(svg, xml))
  // What stands around it is there for the style sheets.
  for (let around = svg.parent as Element; around && isTag(around); around = around.parent as Element)
    art = `<g class="${around.attribs.class ?? ''}">${art}</g>`
  // As it comes it is of light wood.
  const ids = ['light', 'dark']
    .flatMap((theme) => materials.map((look) => `<g id="${theme}-${look}"/>`))
    .slice(1)
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}">` +
      `<style>${rules.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>${ids.join('')}<g id="page">${art}</g></svg>`,
    aspect: width / height,
  }
}
