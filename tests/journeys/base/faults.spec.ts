// One bad block never breaks a page: status 200, every sibling there, its own fallback in its place.
import { readFileSync } from 'node:fs'
import type { PageDocument } from '@/schemas/page/document'
import { block, expect, settled, test } from '../../support/site-test'

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

test('the other blocks of a page with a hanging block are sent long before its deadline, to all visitors, from one render', async ({
  editor,
  baseURL,
}) => {
  const golden = JSON.parse(readFileSync('pages-fixtures/golden/hanging-block.json', 'utf8')) as PageDocument
  const blocks = golden.blocks.map((one) => ({ ...one, id: `late-${one.id}` }))
  await editor.publish({ ...golden, route: '/fault/late', blocks })
  const ask = async () => {
    const began = performance.now()
    const response = await fetch(`${baseURL}/fault/late`)
    let html = ''
    let neighbours = 0
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      html += part
      if (!neighbours && html.includes('성한 블록 2')) neighbours = performance.now() - began
    }
    return { status: response.status, neighbours, whole: performance.now() - began, html }
  }
  const visits = await Promise.all(Array.from({ length: 20 }, ask))
  for (const { status, neighbours, whole, html } of visits) {
    expect(status).toBe(200)
    // The load itself gives up after 3 s, and nothing but that ends the page: its neighbours did not wait for it.
    expect(whole - neighbours).toBeGreaterThan(1_500)
    expect(html).toContain(FALLBACK)
    expect(html).toMatch(/<\/html>\s*$/)
  }
  const reports = readFileSync(process.env['LOG_UNDER_TEST']!, 'utf8')
    .split('\n')
    .filter((line) => line.includes('late-data-hangs'))
  expect(reports).toHaveLength(1)
  const kept = await fetch(`${baseURL}/fault/late`)
  expect([kept.headers.get('x-maru'), await kept.text()]).toEqual(['hit', expect.stringContaining(FALLBACK)])
})

test('an unpublishable block is skipped, and the rest of the page is rendered', async ({ page, complaints }) => {
  const response = await page.goto('/test/bad-blocks')
  expect(response!.status()).toBe(200)
  await settled(page)
  const healthy = page.getByRole('heading', { name: /^성한 블록/ })
  const shipped = JSON.parse(readFileSync('pages-fixtures/golden/bad-blocks.json', 'utf8')) as { blocks: { id: string }[] }
  await expect(healthy).toHaveCount(JSON.stringify(shipped).match(/"성한 블록/g)!.length)
  await expect(page.locator('[data-block="no-such-block"]')).toHaveCount(0)
  // What fails in the browser says in which block of which page.
  expect(complaints.filter((line) => line.includes('[island]'))).toEqual([
    expect.stringMatching(/base\/fault\/browser-fault of the block \S+ on \/test\/bad-blocks failed/),
  ])
})
