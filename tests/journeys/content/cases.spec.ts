// SYS-21: choose 30평대 and 모던, see only those; 24 a page; 인기순 changes the order; a case opens, and Back finds the same place.
import type { Page } from '@playwright/test'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

const LIST = '/styling/expert-style'
const cards = (page: Page) => page.getByRole('list', { name: '토탈 인테리어', exact: true }).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const total = (page: Page) => page.getByRole('status').filter({ hasText: '총' })
const condition = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}
async function open(page: Page, path = LIST) {
  await visit(page, path)
  // Live are the boxes of the column, and on a phone the buttons of the row, beside which the column is left as it came.
  await expect(
    page
      .getByRole('checkbox')
      .or(page.getByRole('button', { name: /^필터/ }))
      .first(),
  ).toBeVisible()
}

test('30평대 and 모던 leave only matching cases, the total is announced, and the scroll position stays', async ({ page, request }) => {
  await open(page)
  await expect(total(page)).toHaveText('총 36개')
  await condition(page, '30평대').click()
  await expect(page).toHaveURL(/filter=HS04$/)
  await expect(total(page)).not.toHaveText('총 36개')
  await condition(page, '모던').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await condition(page, '모던').click()
  await expect(page).toHaveURL(/filter=HS04%2CST01$/)
  const answer = (await (await request.get('/svc/interiorSvcApi/svcList?type=expert-style&filter=HS04,ST01')).json()) as {
    data: { totalCount: number; items: { TITLE: string; size: string; style: string }[] }
  }
  const { totalCount, items } = answer.data
  expect(totalCount).toBeGreaterThan(2)
  expect(items.every(({ size, style }) => size === 'HS04' && style === 'ST01')).toBe(true)
  await expect(total(page)).toHaveText(`총 ${totalCount}개`)
  expect(await titles(page)).toEqual(items.map(({ TITLE }) => TITLE))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.getByRole('link', { name: '모던 조건 빼기' }).click()
  await expect(condition(page, '모던')).not.toBeChecked()
  await page.goBack()
  await expect(condition(page, '모던')).toBeChecked()
  await expect(total(page)).toHaveText(`총 ${totalCount}개`)
})

test('C-PAGE24, C-SORT: 24 on a page, 12 on the second; 인기순 changes the order; by keyboard Space chooses and Enter takes away', async ({
  page,
}) => {
  await open(page)
  await expect(cards(page)).toHaveCount(24)
  const latest = await titles(page)
  await page.getByRole('link', { name: '인기순' }).click()
  await expect(page).toHaveURL(/sort=popular$/)
  await expect.poll(() => titles(page)).not.toEqual(latest)
  await page
    .getByRole('navigation', { name: '토탈 인테리어 페이지 이동' })
    .getByRole('link', { name: /^2\s?페이지$/ })
    .click()
  await expect(page).toHaveURL(/sort=popular&page=2$/)
  await expect(cards(page)).toHaveCount(12)

  await condition(page, '30평대').focus()
  await page.keyboard.press('Space')
  await expect(condition(page, '30평대')).toBeChecked()
  await expect(condition(page, '30평대')).toBeFocused()
  await page.getByRole('link', { name: /^30평대.* 조건 빼기$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(condition(page, '30평대')).not.toBeChecked()
  await expect(total(page)).toBeFocused()
})

test('a page beyond the last shows a message and the total, and links to the first', async ({ page }) => {
  await open(page, `${LIST}?filter=HS04&page=999`)
  await expect(page.getByText('이 페이지에는 항목이 없습니다.')).toBeVisible()
  await page.getByRole('link', { name: '첫 페이지 보기' }).click()
  await expect(page).toHaveURL(/filter=HS04$/)
  await expect(cards(page).first()).toBeVisible()
})

test('a case opens, and Back restores the conditions and the place', async ({ page }) => {
  await open(page)
  const ofAll = (await total(page).textContent())!
  await condition(page, '모던').click()
  await expect(page).toHaveURL(/filter=ST01$/)
  // The address comes before the list that it names.
  await expect(total(page)).not.toHaveText(ofAll)
  const card = cards(page).last().getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card.click()
  await expect(page).toHaveURL(/\/styling\/expert-style\/detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/filter=ST01$/)
  await expect(condition(page, '모던')).toBeChecked()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)
})

test('from home to a case: its pictures say what they show, what that costs, and lead to it; before and after are one picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/styling/home')
  const cases = page.locator('a[href="/styling/expert-style"]').filter({ visible: true })
  await cases.first().click()
  await expect(page).toHaveURL(/expert-style$/)
  await cards(page)
    .getByRole('link', { name: /세 사람이 함께 요리하는 주방/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '세 사람이 함께 요리하는 주방' })).toBeVisible()
  await settled(page)

  const film = page.getByRole('button', { name: /^3번, 결 필름 우드 오크/ })
  const place = (await film.boundingBox())!
  expect(Math.round(place.width)).toBeGreaterThanOrEqual(44)
  expect(Math.round(place.height)).toBeGreaterThanOrEqual(44)
  const list = page.getByRole('list', { name: '이 사진에 쓴 자재' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByRole('listitem').nth(2)).toContainText(/1㎡당 [\d,]+원부터/)
  const card = page.getByRole('dialog', { name: /^결 필름 우드 오크/ })
  await expect(card).toBeHidden()
  await film.focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('11㎡ 사용')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(film).toBeFocused()
  await film.click()
  await card.getByRole('link', { name: '이 자재 비용' }).click()
  await expect(page).toHaveURL(/#material-cost$/)
  await expect(page.getByText(/사진에 표시한 넓이만큼 오늘 사면 [\d,]+원입니다/)).toBeVisible()
  await expect(page.getByText(/시공비는 들어 있지 않습니다/)).toBeVisible()

  // A link to a place on the page leaves its card open, as a menu is left.
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  const edge = page.getByRole('slider', { name: /시공 전과 후의 경계/ })
  await edge.focus()
  await settled(page)
  await expect(async () => {
    await page.keyboard.press('Home')
    expect(await edge.getAttribute('aria-valuetext')).toBe('100 % 시공 후')
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuetext', '99 % 시공 후')
  await expect(page.getByText('99 % 시공 후')).toBeVisible()

  await film.click()
  await card.getByRole('link', { name: '제품 보기' }).click()
  await expect(page).toHaveURL(/\/zin\/product\/film-wood-oak$/)
  const homes = page.getByRole('region', { name: '이 제품으로 꾸민 집' })
  await expect(homes.getByRole('link').first()).toBeVisible()
})

test('a failed call keeps the list, shows a message, and can be retried', async ({ page }) => {
  await open(page)
  await page.route('**/svc/interiorSvcApi/svcList?*', (route) =>
    route.fulfill({ status: 500, json: { data: { result: '500', resultMessage: '' } } }),
  )
  await condition(page, '30평대').click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(cards(page)).toHaveCount(24)
  await page.unroute('**/svc/interiorSvcApi/svcList?*')
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^30평대.* 조건 빼기$/ })).toBeVisible()
})

test('on a phone one sheet holds all conditions; its button says the result, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await page.getByRole('button', { name: /^평형/ }).click()
  const sheet = page.getByRole('dialog', { name: '토탈 인테리어 필터' })
  await expect(sheet.getByRole('tab', { name: /^평형/ })).toHaveAttribute('aria-selected', 'true')
  await sheet.getByRole('checkbox', { name: /^30평대/ }).click()
  await expect(page).toHaveURL(/filter=HS04$/)
  const button = sheet.getByRole('button', { name: /^\d+개 보기$/ })
  await expect(button).not.toHaveText('36개 보기')
  const ofOne = (await button.textContent())!
  await sheet.getByRole('tab', { name: /^스타일/ }).click()
  await sheet.getByRole('checkbox', { name: /^모던/ }).click()
  await expect(page).toHaveURL(/filter=HS04%2CST01$/)
  await expect(button).not.toHaveText(ofOne)
  const words = await button.textContent()
  await button.click()
  await expect(sheet).toBeHidden()
  await expect(total(page)).toHaveText(`총 ${words!.replace(' 보기', '')}`)
  await page.getByRole('button', { name: /^필터/ }).click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/filter=HS04%2CST01$/)
  // On a screen that became wide the column is live, and knows what was chosen in the sheet.
  await page.setViewportSize({ width: 1280, height: 844 })
  for (const name of ['30평대', '모던']) await expect(condition(page, name)).toBeChecked()
})

test('without a script every condition is a link that works', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(LIST)
  await page.getByRole('link', { name: /^30평대/ }).click()
  await expect(page).toHaveURL(/filter=HS04$/)
  await expect(page.getByRole('link', { name: /^30평대.* 조건 빼기$/ })).toBeVisible()
  await context.close()
})

test('Q-031: the canonical URL of the reading page is the full page; another kind’s path redirects to the case’s own', async ({
  request,
}) => {
  const { document } = await readPage(request, '/styling/expert-style/content/2')
  expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(/\/styling\/expert-style\/detail\/2$/)
  const { url } = await readPage(request, '/styling/myhome/detail/2')
  expect(url.pathname).toBe('/styling/expert-style/detail/2')
})
