// Where visits begin, a page is shown with the core of the style sheet; the whole one comes behind it and changes nothing that is shown.
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { CORE_PAGES } from '@/scripts/tools/core-sheet.mjs'
import { readJson } from '../../support/fixtures'
import { expect, test } from '../../support/site-test'

const { style, core } = readJson(`${process.env['NEXT_DIST_DIR'] || '.next'}/islands.json`) as { style: string; core: { style: string } }

for (const path of CORE_PAGES) test(`${path} waits for the core of the style sheet only`, ({ request }) => untilCore(request, path))

/** A page that has to begin to leave names the whole sheet, and so does one of a site that has not made its font: the next copy counts. */
const untilCore = (request: APIRequestContext, path: string): Promise<void> =>
  expect(async () => {
    const html = await (await request.get(path)).text()
    const waitedFor = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)
    expect(waitedFor, 'a class that the core does not know: `npm run core`').toEqual([core.style])
    expect(html).toContain(`media="print" href="${style}" id="sheet"`)
  }).toPass({ timeout: 30_000 })

test('a page with what the core does not know waits for the whole style sheet', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  expect(html).toContain(`<link rel="stylesheet" href="${style}"/>`)
  expect(html).not.toContain(core.style)
})

for (const path of ['/styling/home', '/zin/home', '/zin/product/floor-oak-natural', '/store/home'])
  test(`the whole style sheet changes nothing that ${path} shows`, async ({ page, request }) => {
    await untilCore(request, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // What is on the page stays as it was written.
    await page.route('**/_next/static/islands/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('#sheet')!.sheet)
    await page.evaluate(() => {
      const whole = new CSSStyleSheet()
      // A picture may come between two looks.
      whole.replaceSync('* { content-visibility: visible !important } img { visibility: hidden !important }')
      document.adoptedStyleSheets.push(whole)
    })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await turn(page, 'print')
      const before = await looks(page)
      await turn(page, 'all')
      expect((await looks(page)).equals(before), `at ${width} px`).toBe(true)
    }
  })

test('what is pressed before the whole style sheet is there is carried out once it is', async ({ page, request }) => {
  await untilCore(request, '/styling/home')
  const held = Promise.withResolvers<Route>()
  await page.route(`**${style}`, (route) => held.resolve(route))
  await page.goto('/styling/home', { waitUntil: 'domcontentloaded' })
  const island = page.locator('maru-island:has([role="tab"])').first()
  const tab = island.getByRole('tab', { selected: false }).first()
  const name = (await tab.textContent())!
  await tab.click()
  const route = await held.promise
  await expect(island).not.toHaveAttribute('awake')
  await route.continue()
  await expect(island.getByRole('tab', { name, selected: true })).toBeVisible()
  await expect(page.locator('#sheet')).toHaveAttribute('media', 'all')
})

test('the whole style sheet takes the place of its core, and the whole font comes only for a glyph that the site lacks', async ({
  page,
  request,
}) => {
  await untilCore(request, '/styling/home')
  const fontFiles: string[] = []
  page.on('request', (asked) => void (/pretendard|\/whole-/i.test(asked.url()) && fontFiles.push(asked.url())))
  await page.goto('/styling/home')
  await expect(page.locator('#sheet')).toHaveAttribute('media', 'all')
  await expect(page.locator(`link[href="${core.style}"]`)).toHaveJSProperty('disabled', true)
  await page.evaluate(() => document.fonts.ready)
  expect(fontFiles).toEqual([])
  // What members write has syllables that nothing published has.
  await page
    .locator('h2')
    .first()
    .evaluate((heading) => heading.append('뷁'))
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ family, status }) => family.includes('Pretendard') && status === 'loaded').length),
    )
    .toBeGreaterThan(0)
})

const turn = (page: Page, media: string): Promise<void> =>
  page.evaluate((media) => void (document.querySelector<HTMLLinkElement>('#sheet')!.media = media), media)

/** A width may want glyphs that the one before did not, and a section that was far away is drawn when it comes near. */
const looks = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}
