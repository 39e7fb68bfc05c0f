// Pages in a browser, at two widths: a quiet console, no serious barrier, nothing that jumps or is wider than the screen, no
// broken picture. So few pages that every block, layout and guard is seen by each kind of person who meets it; all of them
// in `npm run test:long`. Their markup and their words are checked by tour.spec.ts.
import type { Page } from '@playwright/test'
import { barriers } from '../../support/barriers'
import { isLong } from '../../support/is-long'
import { memberCookies } from '../../support/member-cookies'
import { forgetVisit } from '../../support/reused-context'
import { complaintsOf, expect, settled, test as siteTest } from '../../support/site-test'
import { coveringVisits, STATUS, visits, type Visit } from '../../support/visits'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

const chosen = isLong ? visits() : coveringVisits()
const ofLayout = Map.groupBy(chosen, ({ layout }) => layout)
/** Every other page of a layout opens on a phone first, so that both widths are loaded and both are come to from the other. */
const opensAt = (visit: Visit) => (ofLayout.get(visit.layout)!.indexOf(visit) % 2 === 0 ? WIDE : NARROW)
/** What stands around the pages of a layout is the same for a person. */
const ofFrame = Map.groupBy(chosen, (visit) => `${visit.layout} for ${visit.as} at ${opensAt(visit).width}`)
const firstMet = new Set([...ofFrame.values()].map(([visit]) => visit))

const test = siteTest.extend<object, { walker: Page }>({
  // One for all tests of a worker, gone from page to page as a visitor goes: a new one would be a new process, which compiles the scripts of
  // the site and the rules of accessibility anew.
  walker: [
    async ({ reused }, use) => {
      const page = await (await reused.begin({})).newPage()
      await page.addInitScript(watchShifts)
      await use(page)
    },
    { scope: 'worker' },
  ],
})

for (const visit of chosen) {
  const { file, path, as, layout } = visit
  // What stands around a page is held to the rules where it is first met.
  const part = isLong || firstMet.has(visit) ? undefined : 'main'
  test(`${path} (${file})`, async ({ walker: page, baseURL }) => {
    await page.context().clearCookies()
    await forgetVisit(page, baseURL!)
    const { complaints, stop } = complaintsOf(page)
    const cookies = as ? await memberCookies('haneul', as === 'confirmed' ? as : undefined) : new Map()
    await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseURL! })))
    const status = STATUS[path] ?? 200
    const first = opensAt(visit)
    const second = first === WIDE ? NARROW : WIDE
    await page.setViewportSize(first)
    expect((await page.goto(path))!.status()).toBe(status)
    await settled(page)
    await check(page, first.width)
    // The rules of accessibility take longer than everything else, so a page is held to them at the width that it opened at; the next
    // page of its layout is held to them at the other.
    await checkBarriers(page, first.width, part)
    await page.setViewportSize(second)
    if (isLong) {
      await page.goto(path)
      await settled(page)
    }
    await check(page, second.width)
    if (isLong || ofLayout.get(layout)!.length === 1) await checkBarriers(page, second.width, part)
    stop()
    // A browser reports the status of the document itself as an error.
    expect(complaints.filter((text) => !(status >= 400 && text.includes(`status of ${status}`)))).toEqual([])
  })
}

async function check(page: Page, width: number): Promise<void> {
  await test.step(`${width} px`, async () => {
    await expect(page.locator('main')).toHaveCount(1)
    expect(await page.getByText('이 부분을 불러오지 못했습니다.').count()).toBe(0)
    await bringImages(page)
    const { broken, tooWide } = await page.evaluate(() => ({
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.src !== '').map(({ src }) => src),
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(broken).toEqual([])
    expect(tooWide).toBeLessThanOrEqual(0)
    expect(await leastShift(page)).toBeLessThanOrEqual(0.01)
  })
}

async function checkBarriers(page: Page, width: number, within: string | undefined): Promise<void> {
  await test.step(`barriers at ${width} px`, async () => expect(await barriers(page, within ? { within } : {})).toEqual([]))
}

interface Shifted {
  shifted: number
}

/** Adds up what moved without anybody's doing, as CLS does. */
function watchShifts(): void {
  const shown = window as unknown as Shifted
  shown.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shown.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * What moved on this visit, or on the next when it was much: where the parser took a breath on a busy machine is a timing, while
 * a page that jumps of itself does so every time.
 */
async function leastShift(page: Page): Promise<number> {
  const shifted = () => page.evaluate(() => (window as unknown as Shifted).shifted)
  const first = await shifted()
  if (first <= 0.01) return first
  await page.reload()
  await settled(page)
  await bringImages(page)
  return Math.min(first, await shifted())
}

/** Has every lazy picture on the screen once: what an animation frame begins with is drawn in it. */
async function bringImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      await new Promise(requestAnimationFrame)
      scrollTo(0, y)
    }
    await new Promise(requestAnimationFrame)
    scrollTo(0, 0)
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
}
