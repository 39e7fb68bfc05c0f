// Row 56: the workbench lists every block, and each example is rendered at three widths and accessible. Examples are opened in the
// document that the workbench frames, one after another in one page; how it frames
// them is one test.
import type { Page } from '@playwright/test'
import { barriers, described, violationsOn } from '../../support/barriers'
import { blockFolders } from '../../support/block-folders'
import { BuilderPage, expect, test as builderTest } from '../../support/builder-page'
import { complaintsOf } from '../../support/site-test'

const TYPES = blockFolders().map(({ type }) => type)
const WIDTHS = [360, 1024, 1440]
/** Fails on purpose: its fallback is what there is to see. */
const FAILING = 'fault'
/** Blocks for members are refused to the editor: they render without data, and the browser logs the refusal. */
const EXPECTED = /the fault block|the server responded with a status of 401/

const test = builderTest.extend<object, { bench: Page }>({
  // One for all tests of a worker: the scripts of the blocks are loaded and compiled once.
  bench: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['SITE_UNDER_TEST']!, locale: 'ko-KR', reducedMotion: 'reduce' })
      const page = await context.newPage()
      await new BuilderPage(page).signIn()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

test('the workbench lists every block', async ({ page, builder }) => {
  await builder.signIn()
  await page.goto('/ice_builder/workbench')
  const list = page.getByRole('navigation', { name: '블록' }).getByRole('link')
  await expect(list.first()).toBeVisible()
  const types = await list.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('type')!))
  expect(types.sort()).toEqual([...TYPES].sort())
})

test('the workbench renders a block at three widths, and moves to the next by keys', async ({ page, builder, complaints }) => {
  await builder.signIn()
  await page.goto('/ice_builder/workbench?type=heading')
  for (const width of [360, 1024, 1440]) {
    const frame = page.frameLocator(`iframe[title$="${width}"]`)
    await expect(frame.locator('[data-block=heading] h2, [data-block=heading] h1')).toBeVisible()
  }
  expect((await violationsOn(page, { frames: [page.mainFrame()] })).map(described)).toEqual([])

  await page.getByRole('searchbox', { name: '블록 찾기' }).fill('ㅇㅋㄷㅇ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=accordion$/)
  await expect(page.getByRole('heading', { name: '아코디언' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '제목', exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

for (const type of TYPES) {
  test(`${type} is rendered with its example at three widths, without an error and without a barrier`, async ({ bench }) => {
    const { complaints, stop } = complaintsOf(bench)
    await bench.setViewportSize({ width: WIDTHS[0]!, height: 900 })
    await bench.goto(`/ice_builder/workbench/frame?type=${type}`)
    const drawn = bench.locator('main[data-drawn]')
    for (const width of WIDTHS) {
      await bench.setViewportSize({ width, height: 900 })
      await expect(drawn, `at ${width}`).toBeAttached()
      await expect(drawn.locator(`[data-block="${type}"]`).first(), `at ${width}`).toBeAttached()
      await expect(drawn.getByRole('status', { name: '불러오는 중입니다' })).toHaveCount(0)
      await expect(drawn.getByText('이 부분을 불러오지 못했습니다.'), `at ${width}`).toHaveCount(type === FAILING ? 1 : 0)
      // Nothing overflows the window.
      expect(await bench.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width)
      expect(await barriers(bench), `at ${width}`).toEqual([])
    }
    stop()
    expect(complaints.filter((one) => !EXPECTED.test(one))).toEqual([])
  })
}
