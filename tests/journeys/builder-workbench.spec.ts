// Row 56: every block stands on the workbench with its example, at three widths, drawn whole and usable by everybody.
import AxeBuilder from '@axe-core/playwright'
import { blockFolders } from '../support/block-folders'
import { expect, test } from '../support/builder-page'

const TYPES = blockFolders().map(({ type }) => type)
const WIDTHS = [360, 1024, 1440]
/** Fails on purpose: its card is what there is to see. */
const FAILING = 'fault'
/** What belongs to a member is nobody's here: its block is drawn without it, and only the browser writes down that it was refused. */
const EXPECTED = /the fault block|the server responded with a status of 401/

test('the workbench lists every block', async ({ page, builder }) => {
  await builder.signIn()
  await page.goto('/ice_builder/workbench')
  const list = page.getByRole('navigation', { name: '블록' }).getByRole('link')
  await expect(list.first()).toBeVisible()
  const types = await list.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('type')!))
  expect(types.sort()).toEqual([...TYPES].sort())
})

for (const type of TYPES) {
  test(`${type} is drawn with its example at three widths, without a complaint and without a barrier`, async ({
    page,
    builder,
    complaints,
  }) => {
    await builder.signIn()
    await page.goto(`/ice_builder/workbench?type=${type}`)
    for (const width of WIDTHS) {
      const frame = page.locator(`iframe[title$=" ${width}"]`)
      await frame.scrollIntoViewIfNeeded()
      const drawn = frame.contentFrame().locator('main[data-drawn]')
      await expect(drawn, `at ${width}`).toBeAttached()
      await expect(drawn.locator(`[data-block="${type}"]`).first(), `at ${width}`).toBeAttached()
      await expect(drawn.getByRole('status', { name: '불러오는 중입니다' })).toHaveCount(0)
      await expect(drawn.getByText('이 부분을 불러오지 못했습니다.'), `at ${width}`).toHaveCount(type === FAILING ? 1 : 0)
      // Nothing sticks out of the window that it stands in.
      expect(await drawn.evaluate((main) => main.ownerDocument.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width)
    }
    const { violations } = await new AxeBuilder({ page }).analyze()
    const barriers = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(barriers.map(({ id, nodes }) => ({ id, at: nodes.map(({ target, html }) => [target, html.slice(0, 200)]) }))).toEqual([])
    expect(complaints.filter((one) => !EXPECTED.test(one))).toEqual([])
  })
}
