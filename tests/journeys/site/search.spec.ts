// SYS-42: the keyword is in the URL, without its spaces; tabs and pages are too.
import { expect, settled, test } from '../../support/site-test'

test('강화 마루 from the header: suggestions while typing, the URL has 강화마루, and each tab is in it', async ({ page }) => {
  await page.goto('/styling/home')
  await settled(page)
  const box = page.getByRole('banner').getByLabel('검색어').first()
  await box.focus()
  // What many look for stands there before anything is typed; then suggestions do, and Enter means what was typed.
  await expect(page.getByRole('heading', { name: '많이 찾는 검색어' })).toBeVisible()
  await box.pressSequentially('강화 마루')
  await expect(page.getByRole('listbox', { name: '제안' }).getByRole('option').first()).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('searchKeyword') === '강화마루')
  const tabs = page.getByRole('navigation', { name: '검색 결과 종류' })
  await expect(tabs.getByRole('link').first()).toHaveText(/^커뮤니티 \d+$/)
  await tabs.getByRole('link', { name: /^커뮤니티/ }).click()
  await expect(tabs.locator('[aria-current=page]')).toHaveText(/^커뮤니티/)

  await tabs.getByRole('link', { name: /^고객센터/ }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('currentTab') === 'cs' && url.searchParams.get('searchKeyword') === '강화마루')
  await expect(tabs.locator('[aria-current=page]')).toHaveText(/^고객센터/)
  await page.goBack()
  await expect(tabs.locator('[aria-current=page]')).toHaveText(/^커뮤니티/)

  // Without a chosen tab the one of the best result is open, and a question of it is opened and in view.
  await page.getByRole('main').getByRole('searchbox', { name: '통합검색' }).fill('환불')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('searchKeyword') === '환불')
  await expect(tabs.locator('[aria-current=page]')).toHaveText(/^고객센터/)
  await settled(page)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/cs\/faq#faq-\d+$/)
  await expect(page.locator('details[open] > summary')).toBeInViewport()
})

test('results have their keywords marked and link to their records', async ({ page }) => {
  await page.goto('/search?searchKeyword=마루&currentTab=product')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first.locator('mark')).toHaveText('마루')
  await first.getByRole('link').click()
  // The category of that name stands before its products.
  await expect(page).toHaveURL(/\/zin\/category\//)
})

test('V-SRCH-1, Q-053: without a keyword the page asks for one, without an alert', async ({ page, request }) => {
  let asked = false
  page.on('dialog', () => (asked = true))
  await page.goto('/search?searchKeyword=')
  await expect(page.getByText('검색어를 입력해 주세요.')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(asked).toBe(false)
  const answer = await request.get('/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=')
  expect([answer.status(), ((await answer.json()) as { data: { result: string } }).data.result]).toEqual([400, '400'])
})

test('an empty result shows a message, and a recommended word finds something', async ({ page }) => {
  await page.goto('/search?searchKeyword=qxqxqx')
  await expect(page.getByText('‘qxqxqx’에 맞는 결과가 없습니다.')).toBeVisible()
  await page.getByRole('navigation', { name: '추천 검색어' }).getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: '검색 결과 종류' })).toBeVisible()
})

test('absurd addresses are a sensible page, never a fault', async ({ request }) => {
  const absurd = [
    '마루&page=-1',
    '마루&page=1e9',
    '마루&currentTab=x&page=99999',
    '가'.repeat(400),
    '(%5B%5C',
    '%EB%A7%88%EB%A3%A8&searchKeyword=x',
  ]
  for (const query of absurd) expect((await request.get(`/search?searchKeyword=${query}`)).status(), query.slice(0, 40)).toBe(200)
})
