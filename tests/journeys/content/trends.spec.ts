// SYS-23: trendship, trends, guides and the magazine work from the address; SYS-30: the news of the brand.
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

test('trendship opens on design themes, and the address shows space proposals', async ({ request }) => {
  const read = async (path: string) => {
    const { document } = await readPage(request, path)
    const current = document.querySelectorAll('nav[aria-label="트렌드십 종류"] [aria-current]')
    return {
      current: [...current].map(({ textContent }) => textContent.trim()),
      themes: document.querySelectorAll('main a[href*="/designtheme/detail/"]').length,
      proposals: document.querySelectorAll('main a[href*="/spaceproposal/detail/"]').length,
    }
  }
  const opened = await read('/styling/trendship/')
  expect(opened.current).toEqual(['디자인 테마'])
  expect(opened.themes).toBeGreaterThan(0)
  const chosen = await read('/styling/trendship?trendTab=HT02')
  expect(chosen).toMatchObject({ current: ['공간 제안'], themes: 0 })
  expect(chosen.proposals).toBeGreaterThan(0)
})

test('the guide opens on its first tab without a word in the address; a tab changes the query, and Back restores it', async ({ page }) => {
  await page.goto('/styling/style-guide')
  await settled(page)
  const tabs = page.getByRole('navigation', { name: '가이드 종류' })
  await expect(tabs.locator('[aria-current]')).toHaveText('인테리어 스타일 가이드')
  expect(new URL(page.url()).search).toBe('')
  await tabs.getByRole('link', { name: '제품 관리 가이드' }).click()
  await expect(page).toHaveURL(/\?guideTab=AZ03$/)
  await expect(tabs.locator('[aria-current]')).toHaveText('제품 관리 가이드')
  await page.goBack()
  await expect(page).toHaveURL(/\/styling\/style-guide$/)
  await expect(tabs.locator('[aria-current]')).toHaveText('인테리어 스타일 가이드')
})

test('theme details open by name, under their own tab only', async ({ page, request }) => {
  await page.goto('/styling/trendship')
  await settled(page)
  await page.getByRole('link', { name: '흙', exact: true }).click()
  await expect(page).toHaveURL(/\/styling\/trendship\/designtheme\/detail\/earth$/)
  await expect(page.getByRole('heading', { level: 1, name: '흙' })).toBeVisible()
  await expect(page).toHaveTitle(/^흙/)
  expect((await request.get('/styling/trendship/spaceproposal/detail/earth')).status()).toBe(404)
})

test('a magazine piece is read, and another is gone on to', async ({ page }) => {
  await page.goto('/styling/life-book?sort=popular')
  await settled(page)
  await expect(page.getByRole('navigation', { name: '정렬' }).locator('[aria-current]')).toHaveText('인기순')
  await page.getByRole('link', { name: '처음 하는 사람을 위한 상담 준비물' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '처음 하는 사람을 위한 상담 준비물' })).toBeVisible()
  const others = page.getByRole('region', { name: /이어서 읽기/ })
  await expect(others.getByRole('link', { name: /무엇이 다를까요/ })).toHaveAttribute('href', '/styling/life-book/detail/1')
})

test('whatever an address says, a list shows its first sensible page', async ({ request }) => {
  for (const address of [
    '/styling/life-book?page=-1',
    `/styling/style-trend?sort=${'x'.repeat(1_000)}`,
    '/styling/style-guide?guideTab=AZ99&page=1&page=2',
    '/styling/trendship?trendTab[]=HT02',
    '/zin/brand/news?page=1e9',
  ])
    expect((await request.get(address)).status(), address.slice(0, 60)).toBe(200)
  for (const path of ['/styling/life-book/detail/999', '/styling/style-trend/detail/abc', '/styling/trendship/designtheme/detail/none'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('news of the brand open, and an address without a number goes back to them', async ({ page, request }) => {
  await page.goto('/zin/brand/news')
  await settled(page)
  await page.getByRole('link', { name: '라움결 스퀘어 상암, 소리의 방을 새로 열었습니다' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('라움결 스퀘어 상암, 소리의 방을 새로 열었습니다')
  expect((await readPage(request, '/zin/brand/news/detail')).url.pathname).toBe('/zin/brand/news')
})
