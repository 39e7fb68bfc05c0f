// One bad block never breaks a page: status 200, every sibling there, its own fallback in its place.
import { readFileSync } from 'node:fs'
import { block, expect, settled, test } from '../support/site-test'

const FALLBACK = '이 부분을 불러오지 못했습니다.'
const heading = (text: string) => block('heading', { text, level: 2 })

for (const how of ['server', 'browser', 'rejects', 'hangs'] as const) {
  test(`a block that fails (${how}) leaves its siblings standing`, async ({ page, editor }) => {
    const route = `/fault/${how}`
    const bad = block('fault', { how })
    await editor.publish({ route, title: '실패 시험', blocks: [heading('앞의 글'), bad, heading('뒤의 글')] })
    const response = await page.goto(route)
    expect(response!.status()).toBe(200)
    await settled(page)
    await expect(page.getByText('앞의 글')).toBeVisible()
    await expect(page.getByText('뒤의 글')).toBeVisible()
    const place = page.locator(`[data-id="${bad.id}"]`)
    await expect(place.getByText(FALLBACK)).toBeVisible()
    await expect(page.getByText('이 글은 보이지 않아야 합니다.')).toHaveCount(0)
    if (how === 'browser') return
    const said = () =>
      readFileSync(process.env['LOG_UNDER_TEST']!, 'utf8')
        .split('\n')
        .filter((line) => line.includes(bad.id))
        .map((line) => JSON.parse(line) as { page?: string; blockId?: string })
    await expect.poll(() => said().some((line) => line.page === route && line.blockId === bad.id)).toBe(true)
  })
}

test('what no editor could publish is skipped, and the rest of the page stands', async ({ page }) => {
  const response = await page.goto('/test/bad-blocks')
  expect(response!.status()).toBe(200)
  await settled(page)
  const healthy = page.getByRole('heading', { name: /^성한 블록/ })
  const shipped = JSON.parse(readFileSync('pages-fixtures/golden/bad-blocks.json', 'utf8')) as { blocks: { id: string }[] }
  await expect(healthy).toHaveCount(JSON.stringify(shipped).match(/"성한 블록/g)!.length)
  await expect(page.locator('[data-block="no-such-block"]')).toHaveCount(0)
})
