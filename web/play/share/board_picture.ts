// A board as a picture that looks the same outside the page: its <svg> with every style, image and letter that it needs inside.

/** What of an element's style makes its look, with what it is where nobody has said anything. */
const initial: Record<string, string> = {
  'clip-path': 'none',
  filter: 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'transform-box': 'view-box',
  'vector-effect': 'none',
}
/** The same, where it passes on from the element around it. */
const inherited: Record<string, string> = {
  color: 'rgb(0, 0, 0)',
  'dominant-baseline': 'auto',
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  'font-family': '',
  'font-size': '16px',
  'font-style': 'normal',
  'font-variant-numeric': 'normal',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'paint-order': 'normal',
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'text-anchor': 'start',
  'text-rendering': 'auto',
  visibility: 'visible',
}

const outerSize = ({ width, height }: DOMRect) => width * height

/** What of a board's element is the board: its largest drawing. */
function drawingOf(board: Element): SVGSVGElement | null {
  const drawings = [...board.querySelectorAll('svg')].filter((svg) => !svg.parentElement!.closest('svg'))
  const bySize = drawings.map((svg) => [outerSize(svg.getBoundingClientRect()), svg] as const)
  return bySize.sort(([a], [b]) => b - a)[0]?.[1] ?? null
}

/** Writes into a copy what an element looks like; what is not seen is taken out. */
function styled(original: SVGElement, copy: SVGElement, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(original)
  for (const { name } of [...copy.attributes])
    if (/^(class|style|tabindex|role|aria-|data-)/.test(name) || name in initial || name in inherited)
      copy.removeAttribute(name)
  const set = (name: string, otherwise: string | undefined) => {
    const value = style.getPropertyValue(name)
    if (value !== '' && value !== otherwise) copy.style.setProperty(name, value)
  }
  for (const [name, otherwise] of Object.entries(initial)) set(name, otherwise)
  for (const [name, otherwise] of Object.entries(inherited))
    set(name, around ? around.getPropertyValue(name) : otherwise)
  // Where it is an attribute it stays one, which every program understands.
  if (style.transform !== 'none' && !copy.hasAttribute('transform')) {
    set('transform', undefined)
    set('transform-origin', undefined)
  }
  const children = [...original.children]
  for (const [i, child] of [...copy.children].entries()) {
    const from = children[i] as SVGElement
    const hidden = getComputedStyle(from).display === 'none' && !child.closest('defs')
    if (hidden || child.localName === 'title') child.remove()
    else styled(from, child as SVGElement, style)
  }
}

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error!)
    reader.readAsDataURL(blob)
  })

const fetched = new Map<string, Promise<string>>()

/** A file of the page as an address that holds it. */
function embedded(address: string): Promise<string> {
  let found = fetched.get(address)
  if (!found)
    fetched.set(address, (found = fetch(address).then(async (answer) => asDataUrl(await answer.blob()))))
  return found
}

/** The rules by which the page loads letters, for the families that are named, with the files in them. */
async function letters(families: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => [rule, sheet.href ?? location.href] as const))
    .filter(([rule]) => rule instanceof CSSFontFaceRule)
    .filter(([rule]) =>
      families.includes((rule as CSSFontFaceRule).style.getPropertyValue('font-family').replace(/["']/g, '')),
    )
  const texts = rules.map(async ([{ cssText }, base]) => {
    const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1]
    return address ? cssText.replace(address, await embedded(new URL(address, base).href)) : ''
  })
  return (await Promise.all(texts)).join('\n')
}

const make = (name: string, attributes: Record<string, string> = {}): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** What a drawing lies on: the wood that a board may have around it, in its shade, or else the page. */
function ground(drawing: Element, board: Element, place: Record<string, string>): SVGElement[] {
  const lies = [make('rect', { ...place, fill: groundOf(board) })]
  for (let around = drawing.parentElement!; board.contains(around); around = around.parentElement!) {
    const { backgroundImage } = getComputedStyle(around)
    const [, file] = /url\("([^"]+)"\)/.exec(backgroundImage) ?? []
    if (!file) continue
    lies.push(make('image', { ...place, href: file, preserveAspectRatio: 'xMidYMid slice' }))
    const [shade] = /rgba?\([^)]*\)/.exec(backgroundImage) ?? []
    if (shade) lies.push(make('rect', { ...place, fill: shade }))
    break
  }
  return lies
}

/** What is seen behind an element. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const clear = backgroundColor === 'rgba(0, 0, 0, 0)' || backgroundColor === 'transparent'
  if (!clear) return backgroundColor
  return element.parentElement ? groundOf(element.parentElement) : 'white'
}

const files = new Map<string, Promise<Document>>()

/** Puts into a copy what it uses of other files. */
async function bringUsed(copy: SVGSVGElement): Promise<void> {
  const brought = new Set<string>()
  for (const use of copy.querySelectorAll('use')) {
    const [address, name] = (use.getAttribute('href') ?? '').split('#')
    if (!address || !name) continue
    let file = files.get(address)
    if (!file) {
      const load = async () =>
        new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml')
      files.set(address, (file = load()))
    }
    const id = `used-${name}`
    use.setAttribute('href', `#${id}`)
    if (brought.has(id)) continue
    brought.add(id)
    const found = (await file).getElementById(name)
    if (!found) continue
    const own = document.importNode(found, true)
    own.id = id
    const defs = make('defs')
    defs.append(own)
    copy.prepend(defs)
  }
}

export interface DrawnBoard {
  /** A file of its own. */
  svg: string
  /** Width over height. */
  aspect: number
}

/** What a board shows now; null where it shows nothing. */
export async function draw(board: Element): Promise<DrawnBoard | null> {
  const drawing = drawingOf(board)
  if (!drawing) return null
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  styled(drawing, copy, null)
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(Math.round(width)))
  copy.setAttribute('height', String(Math.round(height)))
  const [x, y, wide, high] = copy.getAttribute('viewBox')!.split(/[\s,]+/)
  copy.prepend(...ground(drawing, board, { x: x!, y: y!, width: wide!, height: high! }))
  for (const image of copy.querySelectorAll('image')) {
    const address = image.getAttribute('href')
    if (address && !address.startsWith('data:'))
      image.setAttribute('href', await embedded(new URL(address, location.href).href))
  }
  await bringUsed(copy)
  const style = make('style')
  const text = new XMLSerializer().serializeToString(copy)
  style.textContent = await letters(text)
  if (style.textContent) copy.prepend(style)
  return { svg: new XMLSerializer().serializeToString(copy), aspect: width / height }
}

/** A drawing as it is painted, so many pixels wide. */
export async function paint({ svg, aspect }: DrawnBoard, width: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(width / aspect)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

export async function png(drawn: DrawnBoard, width: number): Promise<Blob> {
  const canvas = await paint(drawn, width)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
