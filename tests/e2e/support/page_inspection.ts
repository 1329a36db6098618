// Finds out what a person can see and press on a table's page. Installed there before the page's own code.

/** The parts to press, one after the other, to do an action. */
export type Route = string[]

export interface Explored {
  /** By the token of the action. */
  routes: Record<string, Route>
  /** Parts that look as if they could be pressed but are covered, out of sight, or too small. */
  faults: string[]
  presses: number
  /** Whether the position looked the same every time a choice was taken back. */
  steady: boolean
}

export interface Eyes {
  /** Finds actions by pressing visible parts of the board, without doing them; stops after `enough`. */
  explore(enough: number): Promise<Explored>
  /** Returns where to press a part of the board now, in CSS pixels, or null if it cannot be pressed. */
  place(name: string): Promise<{ x: number; y: number } | null>
  /** Returns the faults of the texts of a table, whose board has to be in view. */
  texts(): string[]
  /** Returns the faults of the texts of any view, and its width if it scrolls sideways. */
  layout(): string[]
  /** Returns the words that a line ends within. */
  brokenWords(): string[]
  /** Returns the same for the previous step, if there is one. */
  pastTexts(): Promise<string[]>
  /** Returns the faults of the controls around the board. */
  controls(): string[]
}

declare global {
  interface Window {
    eyes: Eyes
  }
}

export function openEyes(): void {
  type Spot = { x: number; y: number }

  /** The smallest sizes allowed, in CSS pixels, with some slack for rounding. */
  const leastControl = 43.5
  const leastPiece = 23.5
  const leastLetter = 11.9
  const mostPresses = 2500

  // Exploring plays no action: the page receives an event that it already has, and stops waiting.
  let exploring = false
  let caught: string | null = null
  window.Worker = class extends Worker {
    override postMessage(message: any, ...more: any[]): void {
      if (!exploring || message?.type !== 'act') return super.postMessage(message, ...more)
      caught = message.action
      const answer = { table: message.table, message: { type: 'event', n: -1, id: message.id } }
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
    }
  }

  /** Waits until the page has drawn the latest changes. */
  const drawn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })

  const board = () => document.querySelector<HTMLElement>('main .board')!
  const isCell = (part: Element) => part.getAttribute('role') === 'gridcell'

  /** Returns the parts of the board by name. A part without one is known by its place among its kind. */
  function parts(): Map<string, Element> {
    const named = new Map<string, Element>()
    for (const part of board().querySelectorAll('[role=gridcell], button, a[href], input')) {
      const { cell, square } = (part as HTMLElement).dataset
      const plain = cell ?? square ?? `${part.parentElement!.className} ${part.localName}`
      let name = plain
      for (let i = 2; named.has(name); ++i) name = `${plain} ${i}`
      named.set(name, part)
    }
    return named
  }

  const look = (part: Element): string =>
    ['class', 'aria-label', 'aria-selected', 'aria-pressed']
      .map((name) => part.getAttribute(name))
      .concat(part.textContent)
      .join('|')

  /** Whether the pointer shows that the part can be pressed. */
  const isLit = (part: Element): boolean =>
    isCell(part) ? !['auto', 'default'].includes(getComputedStyle(part).cursor) : !part.matches(':disabled')
  /** Whether the part is chosen, and so can be pressed again. */
  const isChosen = (part: Element): boolean => part.getAttribute('aria-selected') === 'true'

  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Just beside the middle: Chromium takes the line on which the arcs of a round cell meet for empty. */
  const middle = ({ x, y, width, height }: DOMRect): Spot => ({
    x: x + width / 2 + 0.3,
    y: y + height / 2 + 0.3,
  })

  /** The positions of words on the board. A part under one is a plaque, a control like a button. */
  let plaques: Spot[] = []
  function findPlaques(): void {
    plaques = [...board().querySelectorAll('svg text')]
      .filter((text) => /\p{L}{3}/u.test(text.textContent ?? '') && isSeen(text))
      .map((text) => middle(text.getBoundingClientRect()))
  }
  function isControl(part: Element): boolean {
    if (!isCell(part)) return true
    const box = part.getBoundingClientRect()
    const { left, right, height } = box
    const { y } = middle(box)
    return plaques.some((at) => at.x > left && at.x < right && Math.abs(at.y - y) < height * 0.3)
  }

  /** Whether a press at this spot hits the element. */
  function hits(element: Element, { x, y }: Spot): boolean {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false))
  }

  /** Returns the middle of an element, and the spots around it that a finger of this size may hit instead. */
  function around(element: Element, size: number): Spot[] {
    const { x, y } = middle(element.getBoundingClientRect())
    const far = size * 0.45
    return [
      { x, y },
      { x: x + far, y },
      { x: x - far, y },
      { x, y: y + far },
      { x, y: y - far },
    ]
  }

  /** Returns why a finger cannot press an element, even after scrolling to it, or null if it can. */
  function whyNot(element: Element, size: number): string | null {
    if (!isSeen(element)) return 'is hidden'
    const { width, height } = element.getBoundingClientRect()
    if (width < size || height < size) return `is ${width.toFixed(0)} × ${height.toFixed(0)} px`
    if (around(element, size).every((spot) => hits(element, spot))) return null
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const missed = around(element, size).find((spot) => !hits(element, spot))
    if (!missed) return null
    const hit = document.elementFromPoint(missed.x, missed.y)
    const over = hit?.getAttribute('data-cell') ?? hit?.getAttribute('class') ?? hit?.localName
    return over ? `is under ${over}` : 'is out of sight'
  }

  const sizeOf = (part: Element) => (isControl(part) ? leastControl : leastPiece)

  /** Presses the middle of a part as a pointer would. Returns the token of the resulting action, if any. */
  async function press(part: Element): Promise<string | null> {
    const { x, y } = middle(part.getBoundingClientRect())
    const target = document.elementFromPoint(x, y) ?? part
    const init = {
      bubbles: true,
      cancelable: true,
      composed: true,
      clientX: x,
      clientY: y,
      button: 0,
      detail: 1,
    }
    const pointer = { ...init, pointerId: 1, isPrimary: true, pointerType: 'mouse' }
    caught = null
    target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
    target.dispatchEvent(new PointerEvent('pointerup', pointer))
    target.dispatchEvent(new MouseEvent('click', init))
    // A real press releases the pointer automatically.
    for (const svg of board().querySelectorAll('svg'))
      if (svg.hasPointerCapture(1)) svg.releasePointerCapture(1)
    await drawn()
    return caught
  }

  /** The board as drawn, without the keyboard focus, which does not show what is chosen. */
  const drawing = (): string => board().innerHTML.replace(/ tabindex="-?\d"/g, '')
  const looks = () => new Map([...parts()].map(([name, part]) => [name, look(part)]))
  const same = (one: Map<string, string>, other: Map<string, string>) =>
    one.size === other.size && [...one].every(([name, look]) => other.get(name) === look)

  /** Takes back the choice, with Escape or else by looking at the past. */
  async function reset(start: Map<string, string>): Promise<void> {
    for (let i = 0; i < 3; ++i) {
      if (same(looks(), start)) return
      const focused =
        board().querySelector('[role=grid] [tabindex="0"], [role=grid][tabindex="0"]') ?? board()
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      await drawn()
    }
    if (same(looks(), start)) return
    await lookBack(() => {})
  }

  /** Goes one step back, calls `look`, and returns to the present. */
  async function lookBack(look: () => void): Promise<void> {
    const [, back, , present] = document.querySelectorAll<HTMLButtonElement>('.stepper button')
    if (back!.disabled) return
    back!.click()
    await drawn()
    look()
    present!.click()
    await drawn()
  }

  async function explore(enough: number): Promise<Explored> {
    exploring = true
    const routes: Record<string, Route> = {}
    const faults = new Set<string>()
    let start = looks()
    let steady = true
    let presses = 0

    /** Presses a route. Returns the effect of its last press, or null if a part cannot be pressed. */
    async function follow(route: Route): Promise<{ token: string | null; changed: Set<string> } | null> {
      await reset(start)
      if (!same(looks(), start)) {
        steady = false
        start = looks()
      }
      let before = start
      let token: string | null = null
      for (const name of route) {
        before = looks()
        const part = parts().get(name)
        if (!part || token !== null) return null
        findPlaques()
        if (whyNot(part, sizeOf(part)) !== null) return null
        ++presses
        token = await press(part)
      }
      const now = looks()
      return { token, changed: new Set([...now.keys()].filter((name) => now.get(name) !== before.get(name))) }
    }

    /** Tries routes, beginning with the parts that the last press changed. */
    async function search(): Promise<void> {
      const known = new Set<string>()
      const queues: Route[][] = [[[]]]
      for (let cost = 0; cost < queues.length; ++cost) {
        for (let route = queues[cost]!.pop(); route; route = queues[cost]!.pop()) {
          if (presses > mostPresses) return
          const came = await follow(route)
          if (!came) continue
          if (came.token !== null) {
            routes[came.token] ??= route
            if (Object.keys(routes).length >= enough) return
            continue
          }
          const state = drawing()
          if (known.has(state)) continue
          known.add(state)
          findPlaques()
          for (const [name, part] of parts()) {
            if (!isLit(part) && !isChosen(part)) continue
            const why = whyNot(part, sizeOf(part))
            if (why !== null) {
              if (isLit(part)) faults.add(`${name} ${why}`)
              continue
            }
            const next = cost + (route.length === 0 || came.changed.has(name) ? 0 : 1)
            while (queues.length <= next) queues.push([])
            queues[next]!.push([...route, name])
          }
        }
      }
    }

    await search()
    // If each look shows something new, such as the next card of a deck, more actions may turn up.
    for (let i = 0; !steady && i < 40 && Object.keys(routes).length < enough; ++i) await search()
    await reset(start)
    exploring = false
    return { routes, faults: [...faults], presses, steady }
  }

  async function place(name: string): Promise<Spot | null> {
    await drawn()
    findPlaques()
    const part = parts().get(name)
    return part && whyNot(part, sizeOf(part)) === null ? middle(part.getBoundingClientRect()) : null
  }

  // Texts, each with the four corners of the area that its letters fill.

  type Corner = { x: number; y: number }
  interface Text {
    words: string
    node: Node
    corners: Corner[]
  }

  /** Returns the corners of the letters in a box: they are lower than their line. */
  function corners(
    box: { x: number; y: number; width: number; height: number },
    way?: DOMMatrix | null,
  ): Corner[] {
    const [dx, dy] = [Math.min(1, box.width * 0.1), box.height * 0.24]
    const [left, right, top, bottom] = [
      box.x + dx,
      box.x + box.width - dx,
      box.y + dy,
      box.y + box.height - dy,
    ]
    const all = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]
    return way ? all.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(way)) : all
  }

  function seenTexts(): Text[] {
    const list: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      const words = (node.textContent ?? '').trim()
      if (words === '' || parent.closest('.visually-hidden, script, style, title') || !isSeen(parent))
        continue
      const drawing = parent.closest('text')
      if (drawing) {
        const way = drawing.getScreenCTM()
        // Text along a curve is measured letter by letter, other text once, however many parts it has.
        if (parent.closest('textPath'))
          for (let i = 0; i < drawing.getNumberOfChars(); ++i)
            list.push({ words, node, corners: corners(drawing.getExtentOfChar(i), way) })
        else if (list.at(-1)?.node.parentElement?.closest('text') !== drawing)
          list.push({ words: drawing.textContent.trim(), node, corners: corners(drawing.getBBox(), way) })
        continue
      }
      const range = document.createRange()
      range.selectNodeContents(node)
      // A name may end in an ellipsis: nothing of it is seen from there on.
      const end = shortened(parent)?.getBoundingClientRect().right ?? Infinity
      for (const { x, y, right, width, height } of range.getClientRects()) {
        const box = { x, y, width: Math.min(right, end) - x, height }
        if (width > 1 && height > 1 && box.width > 1) list.push({ words, node, corners: corners(box) })
      }
    }
    return list
  }

  /** Returns the element that ends a text in an ellipsis where there is no room for it, if there is one. */
  function shortened(element: Element): Element | null {
    for (let box: Element | null = element; box && box.localName !== 'main'; box = box.parentElement)
      if (getComputedStyle(box).textOverflow === 'ellipsis') return box
    return null
  }

  /** The least width of a text that ends in an ellipsis, by the size of its letters. */
  const leastShortened = 2
  const shortenedTooMuch = (): string[] =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { textOverflow, fontSize } = getComputedStyle(element)
      const { clientWidth, scrollWidth, textContent } = element
      if (
        textOverflow !== 'ellipsis' ||
        scrollWidth <= clientWidth ||
        element.closest('.visually-hidden') ||
        !isSeen(element)
      )
        return []
      return clientWidth < leastShortened * parseFloat(fontSize)
        ? [`“${textContent}” has only ${clientWidth} px`]
        : []
    })

  /** Whether two convex shapes overlap. */
  function overlap(one: Corner[], other: Corner[]): boolean {
    for (const shape of [one, other]) {
      for (let i = 0; i < shape.length; ++i) {
        const [a, b] = [shape[i]!, shape[(i + 1) % shape.length]!]
        const [nx, ny] = [b.y - a.y, a.x - b.x]
        const along = (corner: Corner) => corner.x * nx + corner.y * ny
        const [mine, theirs] = [one.map(along), other.map(along)]
        if (Math.max(...mine) <= Math.min(...theirs) || Math.max(...theirs) <= Math.min(...mine)) return false
      }
    }
    return true
  }

  const isOpaque = (element: Element): boolean => {
    const style = getComputedStyle(element)
    if (element instanceof SVGGeometryElement)
      return (
        style.fill !== 'none' && !/, 0\)|^transparent/.test(style.fill) && Number(style.fillOpacity) > 0.5
      )
    return !/, 0\)$/.test(style.backgroundColor) || style.backgroundImage !== 'none'
  }

  /** Returns the middle of what two texts share. */
  function between(one: Corner[], other: Corner[]): Corner {
    const middle = (axis: 'x' | 'y') => {
      const [mine, theirs] = [one.map((corner) => corner[axis]), other.map((corner) => corner[axis])]
      const from = Math.max(Math.min(...mine), Math.min(...theirs))
      return (from + Math.min(Math.max(...mine), Math.max(...theirs))) / 2
    }
    return { x: middle('x'), y: middle('y') }
  }

  /** Whether something covers a text there, such as a card or an open dialog. */
  function isCovered({ node }: Text, { x, y }: Corner): boolean {
    const own = node.parentElement!
    for (const element of document.elementsFromPoint(x, y)) {
      const above = element.closest(':popover-open, dialog:modal')
      if (above && !above.contains(own)) return true
      if (element.contains(own) || own.contains(element)) return false
      if (own.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING && isOpaque(element))
        return true
    }
    return false
  }

  /** Returns the name of the box that cuts a text off: the window, or an element that does not scroll. */
  function cutBy({ node, corners }: Text): string | null {
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))]
    for (let box: Element | null = node.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box)
      if (display === 'contents' || display === 'inline') continue
      const edge = box.getBoundingClientRect()
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      if (scrolls(overflowX) || scrolls(overflowY)) return null
      const name = box.getAttribute('class') ?? box.localName
      if (clips(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) return name
      if (clips(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1)) return name
    }
    return left < -1 || right > innerWidth + 1 ? 'the window' : null
  }

  /** Whether a text is scrolled out of view. */
  function isScrolledAway({ node, corners }: Text): boolean {
    for (
      let box: Element | null = node.parentElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue
      const edge = box.getBoundingClientRect()
      if (corners.some(({ y }) => y < edge.top || y > edge.bottom)) return true
    }
    return false
  }

  /** The bar at the edge of the screen that a text stands in, if any. */
  const barOf = (node: Node): Element | null => {
    const bar = node.parentElement?.closest('.sections') ?? null
    return bar && getComputedStyle(bar).position === 'fixed' ? bar : null
  }

  function layout(): string[] {
    scrollTo(0, 0)
    const faults: string[] = []
    const all = seenTexts().filter((text) => !isScrolledAway(text))
    for (const text of all) {
      const edge = cutBy(text)
      if (edge !== null) faults.push(`“${text.words}” is cut off by ${edge}`)
    }
    // From top to bottom, so that most pairs need no look.
    const spans = all.map((text) => {
      const heights = text.corners.map(({ y }) => y)
      return { text, top: Math.min(...heights), bottom: Math.max(...heights) }
    })
    spans.sort((one, other) => one.top - other.top)
    spans.forEach(({ text: one, bottom }, i) => {
      for (let k = i + 1; k < spans.length && spans[k]!.top < bottom; ++k) {
        const other = spans[k]!.text
        if (one.node === other.node || !overlap(one.corners, other.corners)) continue
        // What scrolls below a bar that stays in its place can be scrolled out from there.
        if (barOf(one.node) !== barOf(other.node)) continue
        const at = between(one.corners, other.corners)
        if (isCovered(one, at) || isCovered(other, at)) continue
        faults.push(`“${one.words}” and “${other.words}” stand on each other`)
      }
    })
    faults.push(...shortenedTooMuch(), ...stretched())
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide, as ${widest()} is`)
    return faults
  }

  /** Returns the name of the innermost part that reaches out of the window, by its box or by what is in it. */
  function widest(): string {
    const wide = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')].filter((part) => {
      const { left, width } = part.getBoundingClientRect()
      return left + Math.max(width, part.scrollWidth) > innerWidth + 0.5 && isSeen(part)
    })
    const part = wide.at(-1) ?? document.body
    return `${part.localName} ${part.className} “${part.textContent}”`
  }

  /** Returns the controls that are much higher than what is in them. */
  function stretched(): string[] {
    return [...document.querySelectorAll('button, .button, summary')].flatMap((control) => {
      if (control.closest('.board') || !isSeen(control)) return []
      const range = document.createRange()
      range.selectNodeContents(control)
      const spare = control.getBoundingClientRect().height - range.getBoundingClientRect().height
      return spare > leastControl
        ? [`“${control.textContent}” is ${spare.toFixed(0)} px higher than its text`]
        : []
    })
  }

  const texts = (): string[] => [...layout(), ...smallLetters(), ...outOfView()]

  function brokenWords(): string[] {
    const range = document.createRange()
    return seenTexts().flatMap(({ node }, i, all) => {
      // A text of several lines is listed once for each.
      if (node !== all[i + 1]?.node || node === all[i - 1]?.node || node.parentElement!.closest('svg'))
        return []
      if (getComputedStyle(node.parentElement!).hyphens === 'auto') return []
      return [...node.textContent!.matchAll(/[\p{L}\p{M}’]+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [`“${word}” is broken`] : []
      })
    })
  }

  /** Returns a fault if letters on the board are smaller than those of a good newspaper. */
  function smallLetters(): string[] {
    const sizes = [...board().querySelectorAll<SVGTextElement | HTMLElement>('*')].flatMap((part) => {
      const words = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      if (words.every(({ textContent }) => textContent!.trim() === '')) return []
      if (part.closest('.visually-hidden, title, desc, defs') || !isSeen(part)) return []
      const way = part instanceof SVGGraphicsElement ? part.getScreenCTM()! : { a: 1, b: 0 }
      const size = parseFloat(getComputedStyle(part).fontSize) * Math.hypot(way.a, way.b)
      return [{ size, what: `“${part.textContent}” of .${part.closest('[class]')!.getAttribute('class')}` }]
    })
    const [smallest] = sizes.sort((one, other) => one.size - other.size)
    return smallest && smallest.size < leastLetter
      ? [`${smallest.what} has letters of ${smallest.size.toFixed(1)} px`]
      : []
  }

  /** Returns the parts of the board, and the headline, that cannot be seen without scrolling. */
  function outOfView(): string[] {
    const headline = document.querySelectorAll('.turn')
    return [board(), ...board().querySelectorAll('svg, button, [role=gridcell]'), ...headline].flatMap(
      (part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect()
        const isIn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
        if (isIn || width === 0) return []
        const name = part.getAttribute('data-cell') ?? part.getAttribute('class') ?? part.localName
        return [
          `${name} reaches to ${right.toFixed(0)}, ${bottom.toFixed(0)}, out of ${innerWidth} × ${innerHeight} px`,
        ]
      },
    )
  }

  async function pastTexts(): Promise<string[]> {
    let faults: string[] = []
    await lookBack(() => (faults = texts()))
    return faults
  }

  function controls(): string[] {
    const faults: string[] = []
    for (const control of document.querySelectorAll(
      'button, a[href]:not(.visually-hidden), input, select, summary',
    )) {
      if (control.matches(':disabled, .board *, p a') || !isSeen(control)) continue
      const pressed = control.closest('label') ?? control
      const why = whyNot(pressed, leastControl)
      const name = control.getAttribute('aria-label') ?? pressed.textContent
      if (why !== null) faults.push(`${name} ${why}`)
    }
    return faults
  }

  window.eyes = { explore, place, texts, layout, brokenWords, pastTexts, controls }
}
