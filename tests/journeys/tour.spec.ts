// Every shipped page, as a visitor or as a member where only one may come, at two widths: its status, valid HTML, a quiet console, no serious barrier, nothing that jumps or is wider
// than the screen, no photograph that stands twice.
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { unrollStream } from '@/app/front/unroll-stream'
import { barriers } from '../support/barriers'
import { repeated } from '../support/pictures-in'
import { shownPictures } from '../support/shown-pictures'
import { expect, settled, test } from '../support/site-test'
import { visits } from '../support/visits'

/** Pages that say what they are with their status. */
const STATUS: Record<string, number> = { '/error/404': 404 }
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const html = new HtmlValidate({ extends: ['html-validate:standard'] })

for (const { file, path, as } of visits()) {
  test(`${path} (${file})`, async ({ page, complaints, signIn }) => {
    if (as) await signIn('haneul', as === 'confirmed' ? as : undefined)
    const status = STATUS[path] ?? 200
    await page.addInitScript(watchShifts)
    for (const screen of SCREENS) {
      await test.step(`${screen.width} px`, async () => {
        await page.setViewportSize(screen)
        const response = await page.goto(path)
        expect(response!.status()).toBe(status)
        if (screen === SCREENS[0]) {
          const text = unrollStream(await response!.text())
          expect(await faultsOf(text)).toEqual([])
          expect(repeated(shownPictures(text))).toEqual([])
        }
        await settled(page)

        await expect(page.locator('main')).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
        expect((await page.title()).trim()).not.toBe('')
        expect(await page.getByText('이 부분을 불러오지 못했습니다.').count()).toBe(0)

        const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as object)
        expect(data.filter((object) => (object as Record<string, unknown>)['@type'] === 'BreadcrumbList').length).toBeLessThanOrEqual(1)
        expect(JSON.stringify(data)).not.toMatch(/"(?:url|image|item)":\[?"\//)

        await bringImages(page)
        const broken = await page.evaluate(() =>
          [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.src !== '').map((image) => image.src),
        )
        expect(broken).toEqual([])

        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        )
        expect(await leastShift(page)).toBeLessThanOrEqual(0.01)

        expect(await barriers(page)).toEqual([])
      })
    }
    // A browser reports the status of the document itself as an error.
    expect(complaints.filter((text) => !(status >= 400 && text.includes(`status of ${status}`)))).toEqual([])
  })
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

/** Has every lazy picture on the screen once. */
async function bringImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    scrollTo(0, 0)
  })
  await settled(page)
}

/** @param text a page as a browser puts it together: one that is its reader's alone comes out of order, as React streams it. */
async function faultsOf(text: string): Promise<string[]> {
  const { results } = await html.validateString(text)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}
