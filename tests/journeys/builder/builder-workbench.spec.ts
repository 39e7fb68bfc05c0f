// Row 56: the workbench lists every block, and each example is rendered at three widths and accessible. Examples are shown one after
// another in the document that the workbench frames, told of each as the workbench tells it; how it frames them is one test.
import type { Page } from '@playwright/test'
import { barriers, described, violationsOn } from '../../support/barriers'
import { blockFolders } from '../../support/block-folders'
import { BuilderPage, expect, test as builderTest } from '../../support/builder-page'
import { isLong } from '../../support/is-long'
import { complaintsOf } from '../../support/site-test'

const TYPES = blockFolders().map(({ type }) => type)
const WIDTHS = [360, 1024, 1440]
/** Fails on purpose: its fallback is what there is to see. */
const FAILING = 'fault'
/** Blocks for members are refused to the editor: they render without data, and the browser logs the refusal. */
const EXPECTED = /the fault block|the server responded with a status of 401/

const test = builderTest.extend<{ page: Page }, { bench: Page }>({
  // Beside the bench: in a context that has the scripts of all blocks compiled.
  page: async ({ bench }, use) => {
    const page = await bench.context().newPage()
    await use(page)
    await page.close()
  },
  // One for all tests of a worker: the scripts of the blocks, and the rules of accessibility, are loaded and compiled once.
  bench: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['SITE_UNDER_TEST']!, locale: 'ko-KR', reducedMotion: 'reduce' })
      const page = await context.newPage()
      await new BuilderPage(page).signIn()
      await page.goto('/ice_builder/workbench/frame?type=heading')
      await page.locator('main[data-drawn]').waitFor()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

test('the workbench lists every block, renders one at three widths, and moves to the next by keys', async ({ page, complaints }) => {
  await page.goto('/ice_builder/workbench?type=heading')
  const list = page.getByRole('navigation', { name: '블록' }).getByRole('link')
  await expect(list.first()).toBeVisible()
  const types = await list.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('type')!))
  expect(types.sort()).toEqual([...TYPES].sort())
  for (const width of WIDTHS) {
    const frame = page.frameLocator(`iframe[title$="${width}"]`)
    await expect(frame.locator('[data-block=heading] h2, [data-block=heading] h1')).toBeVisible()
  }
  expect((await violationsOn(page, { frames: [page.mainFrame()] })).map(described)).toEqual([])

  await page.getByRole('searchbox', { name: '블록 찾기' }).fill('ㅇㅋㄷㅇ')
  const framed = page.frames().filter((frame) => frame !== page.mainFrame())
  for (const frame of framed) await frame.evaluate(() => void (document.title = 'the first document'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=accordion$/)
  await expect(page.getByRole('heading', { name: '아코디언' })).toBeVisible()
  // The framed documents show it without being loaded anew.
  expect(framed).toHaveLength(WIDTHS.length)
  for (const frame of framed) {
    await expect(frame.locator('[data-drawn=accordion] [data-block=accordion]')).toBeAttached()
    expect(await frame.title()).toBe('the first document')
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: '제목', exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [i, type] of TYPES.entries()) {
  test(`${type} is rendered with its example at three widths, without an error and without a barrier`, async ({ bench }) => {
    const { complaints, stop } = complaintsOf(bench)
    // Narrow to wide and back by turns, so that a width is set once for two blocks; the rules of accessibility hold at one of them.
    const widths = i % 2 === 0 ? WIDTHS : WIDTHS.toReversed()
    await bench.setViewportSize({ width: widths[0]!, height: 900 })
    await show(bench, type)
    const drawn = bench.locator(`main[data-drawn="${type}"]`)
    for (const width of widths) {
      await bench.setViewportSize({ width, height: 900 })
      await expect(drawn, `at ${width}`).toBeAttached()
      await expect(drawn.locator(`[data-block="${type}"]`).first(), `at ${width}`).toBeAttached()
      await expect(drawn.getByRole('status', { name: '불러오는 중입니다' })).toHaveCount(0)
      await expect(drawn.getByText('이 부분을 불러오지 못했습니다.'), `at ${width}`).toHaveCount(type === FAILING ? 1 : 0)
      const { broken, wide } = await bench.evaluate(() => ({
        broken: [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0 && image.src !== '')
          .map(({ src }) => src),
        wide: document.documentElement.scrollWidth,
      }))
      expect(broken, `at ${width}`).toEqual([])
      // Nothing overflows the window.
      expect(wide, `at ${width}`).toBeLessThanOrEqual(width)
      if (isLong || width === WIDTHS[i % WIDTHS.length]) expect(await barriers(bench), `at ${width}`).toEqual([])
    }
    stop()
    expect(complaints.filter((one) => !EXPECTED.test(one))).toEqual([])
  })
}

/** Names a block to the framed document, which says which one it shows. */
async function show(bench: Page, type: string): Promise<void> {
  await bench.evaluate((name) => {
    history.replaceState(null, '', `?type=${name}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, type)
}
