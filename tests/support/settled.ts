import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'

/** Calls and code; pictures, films and what is fetched ahead change nothing that answers. */
const AWAITED = new Set(['fetch', 'xhr', 'script', 'stylesheet'])
/** So long nothing is under way before a page counts as quiet: more than a render takes to send what it needs. */
const QUIET_MS = 100
const PATIENCE_MS = 15_000

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps the calls under way of every page of a context, for `settled`. */
export function countCalls(context: BrowserContext): void {
  context.on('page', (page) => {
    const calls = new Set<Request>()
    underWay.set(page, calls)
    page.on('request', (request) => {
      // What the document before had under way answers nobody.
      if (request.isNavigationRequest()) calls.clear()
      else if (AWAITED.has(request.resourceType())) calls.add(request)
    })
    page.on('requestfinished', (request) => calls.delete(request))
    page.on('requestfailed', (request) => calls.delete(request))
  })
}

/**
 * Waits until the page's controls answer and what they asked for has come: documents are readable before they are interactive. A public
 * page is ready when the islands on the screen, and those with fields, are awake; a page of the builder when React holds the props of
 * its controls. An idle network, for which Playwright waits half a second each time, says less: it also comes before the scripts have run.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type=module][src*="/islands/boot-"]')) {
      const controls = [...document.querySelectorAll('button, input, select, textarea')]
      return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
    }
    const isSigned = document.cookie.includes('maru-signed=')
    const isNeeded = (island: Element): boolean => {
      const when = island.getAttribute('when')
      if (when) return when !== 'wanted' && (isSigned || (when !== 'signed-in' && when !== 'pressed'))
      if (island.hasAttribute('plain') || !island.firstElementChild) return true
      return [...island.children].some((child) => {
        const { top, bottom, width } = child.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight && child.checkVisibility()
      })
    }
    if (!customElements.get('maru-island')) return false
    return [...document.querySelectorAll('maru-island')].every((island) => island.hasAttribute('awake') || !isNeeded(island))
  })
  // Effects run after the controls have woken, and begin their calls.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })))
  await quiet(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function quiet(page: Page): Promise<void> {
  const calls = underWay.get(page)
  if (!calls) throw new Error('The calls of this page were not counted: give its context to countCalls() first.')
  const until = Date.now() + PATIENCE_MS
  for (let since = Date.now(); Date.now() - since < QUIET_MS && Date.now() < until;) {
    await sleep(20)
    if (calls.size > 0) since = Date.now()
  }
}
