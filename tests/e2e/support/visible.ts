// What a person can see and reach, which the page's tree alone does not tell.
import type { Locator, Page } from 'playwright-core'

/** What is in the way of a press in the middle of each: nothing of those that can be seen and reached. */
export const covered = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    all.flatMap((each) => {
      const name = each.getAttribute('aria-label') ?? each.textContent.trim()
      if (!each.checkVisibility()) return [`${name} is not shown`]
      each.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = each.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit && each.contains(hit) ? [] : [`${name} lies under ${hit?.outerHTML ?? 'the edge'}`]
    }),
  )

/** Pairs of texts inside of an element that are printed over each other, as far as more than a pixel. */
export const overprinted = (page: Page, inside: string): Promise<string[]> =>
  page.evaluate((inside) => {
    const texts: { text: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.querySelector(inside)!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim()
      const parent = node.parentElement!
      if (text === '' || parent.closest('.visually-hidden') || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push(...[...range.getClientRects()].map((box) => ({ text, box })))
    }
    return texts.flatMap(({ text, box }, i) =>
      texts.slice(i + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        return across > 1 && down > 1 ? [`${text} and ${other.text}`] : []
      }),
    )
  }, inside)
