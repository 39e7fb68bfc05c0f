// SYS-25, its acceptance scenario: "Open a category with mcate: depth-3 tab chosen; open the deleted seed category: lands on
// its active parent; five deleted in a row: home." Then what a visitor does in such a list.
import type { Page } from '@playwright/test'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

const total = (page: Page) => page.getByRole('status').filter({ hasText: '총' })
const chip = (label: string) => ({ name: label, exact: true })

test('a category with mcate: its depth-3 tab is chosen, by id and by name', async ({ page, complaints }) => {
  await page.goto('/zin/category/floor?mcate=floor-wood-herringbone')
  await expect(page.getByRole('heading', { level: 1, name: '원목결 마루' })).toBeVisible()
  await expect(page.getByRole('link', chip('원목결 마루')).and(page.locator('[aria-current="page"]'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: '시공 방식으로 고르기' }).getByRole('link', chip('헤링본·쉐브론'))).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page).toHaveTitle(/^헤링본·쉐브론 \| 원목결 마루/)
  await page.goto(`/zin/category/floor?tab=${encodeURIComponent('광폭 마루')}`)
  await expect(page.locator('[aria-current="true"]', { hasText: '광폭 마루' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('S-CATE-1, S-CATE-2, C-WINDOWSEC: deleted categories redirect to an active parent, else home; windows have their sections', async ({
  request,
}) => {
  const { url, document } = await readPage(request, '/zin/category/floor-bamboo-narrow')
  expect(url.pathname).toBe('/zin/category/floor')
  expect(document.querySelector('h1')!.textContent).toBe('바닥재')
  const leadsTo = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location']
  expect(await leadsTo('/zin/category/old-5')).toBe('/')
  expect(await leadsTo('/zin/category/no-such-category')).toBe('/')
  expect(await leadsTo('/zin/category/dep2/no-such-category?category=floor')).toBe('/zin/category/floor')
  for (const section of ['introduce', 'story', 'green-remodeling', 'service', 'laboratory'])
    expect((await request.get(`/zin/category/window/${section}`)).status(), section).toBe(200)
  expect((await request.get('/zin/category/window/no-such-section')).status()).toBe(404)
})

test('C-CATES: each of the nine categories has its page', async ({ request }) => {
  for (const category of ['kitchen', 'bath', 'window', 'wallpaper', 'floor', 'door', 'interior', 'dressroom', 'film'])
    expect((await request.get(`/zin/category/${category}`)).status(), category).toBe(200)
})

test('C-PAGE24, Q-055: a category is narrowed by its attributes, the address follows, and Back restores', async ({ page }) => {
  await page.goto('/zin/category/floor')
  await settled(page)
  const cards = page.getByRole('list', { name: '바닥재' }).getByRole('article')
  await expect(cards).toHaveCount(24)
  await expect(total(page)).toHaveText('총 36개')
  await page
    .getByRole('navigation', { name: '바닥재 페이지 이동' })
    .getByRole('link', { name: /^2 ?페이지$/ })
    .click()
  await expect(cards).toHaveCount(12)
  await page.goBack()
  await expect(cards).toHaveCount(24)
  await settled(page)
  await page.getByRole('checkbox', { name: /^헤링본/ }).click()
  await expect(page).toHaveURL(/filter=FF03/)
  await expect(total(page)).toHaveText('총 4개')
  await page.goBack()
  await expect(total(page)).toHaveText('총 36개')
})

test('a construction example opens over the page with the products that were used, and Back closes it', async ({ page }) => {
  await page.goto('/zin/category/window')
  await settled(page)
  await page.getByRole('button', { name: '창가에 앉을 자리를 만든 거실' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /온결 이중창 250 잉크/ })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/zin/category/window')
})
