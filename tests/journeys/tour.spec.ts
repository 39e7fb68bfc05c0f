// Every shipped page at two widths: its status, a quiet console, no serious barrier, nothing wider than the screen.
import AxeBuilder from '@axe-core/playwright'
import { expect, settled, test } from '../support/site-test'
import { visits } from '../support/visits'

/** Pages that say what they are with their status. */
const STATUS: Record<string, number> = { '/error/404': 404 }

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

    for (const { file, path } of visits()) {
      test(`${path} (${file})`, async ({ page, complaints }) => {
        const status = STATUS[path] ?? 200
        const response = await page.goto(path)
        expect(response!.status()).toBe(status)
        await settled(page)

        await expect(page.locator('main')).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
        expect((await page.title()).trim()).not.toBe('')
        expect(await page.getByText('이 부분을 불러오지 못했습니다.').count()).toBe(0)

        // Bring every lazy image on the screen once, then look for broken ones.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
            scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 50))
          }
          scrollTo(0, 0)
        })
        await settled(page)
        const broken = await page.evaluate(() =>
          [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.src !== '').map((image) => image.src),
        )
        expect(broken).toEqual([])

        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow).toBeLessThanOrEqual(0)

        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)).toEqual([])

        // A browser reports the status of the document itself as an error.
        expect(complaints.filter((text) => !(status >= 400 && text.includes(`status of ${status}`)))).toEqual([])
      })
    }
  })
}
