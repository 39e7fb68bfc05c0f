// SYS-24: members put cases, pieces, products and events into the scrapbook; a visitor is asked to log in first.
import type { Page } from '@playwright/test'
import { described, violationsOn } from '../../support/barriers'
import { enter } from '../../support/sign-in-form'
import { expect, settled, test } from '../../support/site-test'

const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const QUESTION = '로그인 후 이용할 수 있습니다. 로그인하시겠습니까?'
const scrapOf = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^스크랩: / })
    .first()
const countOf = async (page: Page) => Number(/\d+$/.exec(((await scrapOf(page).textContent()) ?? '').replaceAll(',', ''))?.[0] ?? 0)

/** Puts these into, or takes them out of, the scrapbook of the page's member. */
async function send(page: Page, call: 'cScrap' | 'dScrap', ...targets: string[]) {
  for (const target of targets) {
    const [type, targetId] = target.split(':') as [string, string]
    const answer = await page.request.post(`/svc/scrap/${call}`, { form: { type, targetId }, headers: { origin: site() } })
    expect(answer.status(), target).toBe(200)
  }
}
async function open(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

test('P-VIS-2, E-LOGIN-1: a visitor is asked to log in, and the scrap that they asked for is made when they are back', async ({
  page,
  signIn,
}) => {
  await signIn('gaonmoon')
  await send(page, 'dScrap', 'house:205')
  await page.context().clearCookies()
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('scrap-button') && scripts.push(request.url()))
  await open(page, '/styling/house/detail/205')
  const before = await countOf(page)
  // A visitor has no marks: nothing of it is loaded before a press.
  expect(scripts).toEqual([])
  await scrapOf(page).click()
  const question = page.getByRole('alertdialog', { name: QUESTION })
  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/styling/house/detail/205')

  await scrapOf(page).press('Enter')
  await question.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/\/login\?callback=/)
  await settled(page)
  await enter(page, 'gaonmoon')
  await page.waitForURL('/styling/house/detail/205')
  await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: '스크랩했습니다.' })).toBeVisible()
  expect(await countOf(page)).toBe(before + 1)
})

for (const [kind, path] of [
  ['case', '/styling/expert-style/detail/14'],
  ['piece', '/styling/life-book/detail/11'],
  ['event', '/zin/event/event/120'],
  ['home tour', '/styling/myhome/detail/115'],
] as const)
  test(`S-SCRAP-1: pressing on a ${kind} is on with one more, pressing again off with one less, also after a reload`, async ({
    page,
    signIn,
  }) => {
    await signIn('hajun')
    await open(page, path)
    await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'false')
    const before = await countOf(page)
    const stored = page.waitForResponse('**/svc/scrap/cScrap')
    await scrapOf(page).press('Space')
    await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(scrapOf(page)).toContainText((before + 1).toLocaleString('ko-KR'))
    await stored
    await open(page, path)
    await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await countOf(page)).toBe(before + 1)
    await scrapOf(page).click()
    await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => countOf(page)).toBe(before)
  })

test('the page of a product has it at hand beside its other actions, at both widths', async ({ page, signIn }) => {
  await signIn('hajun')
  await open(page, '/zin/product/floor-teak')
  await scrapOf(page).click()
  await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('group', { name: '이 제품으로' }).getByRole('button', { name: /^스크랩: / })
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'false')
})

test('S-SCRAP-1: the count follows at once on a slow line, and is put right when the call fails', async ({ page, signIn }) => {
  await signIn('hajun')
  let release = () => undefined as void
  const gate = new Promise<void>((done) => (release = done))
  await page.route('**/svc/scrap/cScrap', async (route) => {
    await gate
    await route.fulfill({ status: 503, json: { data: { result: '503', resultMessage: '' } } })
  })
  await open(page, '/styling/expert-style/detail/16')
  await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'false')
  const before = await countOf(page)
  await scrapOf(page).click()
  await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await countOf(page)).toBe(before + 1)
  release()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await countOf(page)).toBe(before)
})

test('a double press ends as it was pressed last, and another tab shows it', async ({ page, context, signIn }) => {
  await signIn('hajun')
  await send(page, 'dScrap', 'expert-style:18')
  await open(page, '/styling/expert-style/detail/18')
  const other = await context.newPage()
  await open(other, '/styling/expert-style/detail/18')
  await expect(scrapOf(other)).toHaveAttribute('aria-pressed', 'false')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/svc/scrap/') && calls.push(new URL(request.url()).pathname.slice(11)))
  await scrapOf(page).dblclick()
  await expect.poll(() => calls).toEqual(['cScrap', 'dScrap'])
  await expect(scrapOf(page)).toHaveAttribute('aria-pressed', 'false')
  await scrapOf(page).click()
  await expect(scrapOf(other)).toHaveAttribute('aria-pressed', 'true')
  await send(page, 'dScrap', 'expert-style:18')
  await other.close()
})

test('a list asks once for the marks of all its cards, and for none of a visitor’s; a card is scrapped beside its link', async ({
  page,
  signIn,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/svc/scrap/') && calls.push(new URL(request.url()).pathname.slice(11)))
  await open(page, '/styling/house')
  await expect(page.getByRole('button', { name: /^스크랩: / })).toHaveCount(24)
  expect(calls).toEqual([])
  await signIn('hajun')
  await send(page, 'cScrap', 'house:201')
  await open(page, '/styling/house?page=2')
  await open(page, '/styling/house')
  expect(new Set(calls)).toEqual(new Set(['marks']))
  expect(calls).toHaveLength(2)
  const link = page.locator('a[href="/styling/house/detail/201"]')
  const card = page.getByRole('listitem').filter({ has: link })
  if ((await card.count()) > 0) await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^스크랩: / }) })
    .first()
    .getByRole('button')
  const was = (await first.getAttribute('aria-pressed')) === 'true'
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', String(!was))
  expect(new URL(page.url()).pathname).toBe('/styling/house')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', String(was))
  await send(page, 'dScrap', 'house:201')
})

test('the scrapbook: one is removed and put back, then several, by keys alone', async ({ page, signIn, complaints }) => {
  await signIn('gaonmoon')
  const own = ['house:202', 'product:floor-limed-oak', 'style-trend:9', 'event:121']
  await send(page, 'cScrap', ...own)
  await open(page, '/mypage/scrap')
  const cards = page.getByRole('list', { name: '스크랩', exact: true }).getByRole('listitem')
  const total = page.locator('main').getByRole('status').filter({ hasText: /^총/ })
  const all = await cards.count()
  const first = cards.first()
  const title = await first.getByRole('heading').textContent()
  await first.getByRole('button', { name: `스크랩 취소: ${title}` }).press('Enter')
  await expect(cards).toHaveCount(all - 1)
  await expect(total).toHaveText(`총 ${all - 1}개`)
  await expect(cards.first().getByRole('button').first()).toBeFocused()
  await page.getByRole('button', { name: '되돌리기' }).press('Enter')
  await expect(cards).toHaveCount(all)
  await expect(cards.first().getByRole('heading')).toHaveText(title!)

  await page.getByRole('button', { name: '여러 개 선택' }).press('Enter')
  await cards.nth(0).getByRole('button').press('Space')
  await cards.nth(1).getByRole('button').press('Space')
  await page.getByRole('button', { name: '2개 삭제' }).press('Enter')
  await expect(cards).toHaveCount(all - 2)
  await expect(page.getByRole('status').filter({ hasText: '스크랩 2개를 취소했습니다.' })).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(cards).toHaveCount(all - 2)
  await page.getByRole('link', { name: /^부분 인테리어 \d/ }).click()
  await expect(page).toHaveURL(/\/mypage\/scrap\?type=house$/)
  await expect(cards).not.toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a removal that fails puts the scrap back and says so', async ({ page, signIn }) => {
  await signIn('hajun')
  await send(page, 'cScrap', 'product:floor-ash-white')
  await page.route('**/svc/scrap/dScraps', (route) => route.abort())
  await open(page, '/mypage/scrap')
  const cards = page.getByRole('list', { name: '스크랩', exact: true }).getByRole('listitem')
  const all = await cards.count()
  await cards.first().getByRole('button').first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(cards).toHaveCount(all)
})

test('a record that is gone says so, and can be removed; another member’s book is another one', async ({ page, signIn }) => {
  await signIn('haneul')
  await open(page, '/mypage/scrap')
  const gone = page.getByRole('listitem').filter({ hasText: '볼 수 없는 글입니다' })
  await expect(gone).toHaveCount(2)
  await expect(gone.first().getByRole('link')).toHaveCount(0)
  expect((await violationsOn(page)).map(described)).toEqual([])
  await gone.first().getByRole('button').first().click()
  await expect(gone).toHaveCount(1)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(gone).toHaveCount(2)
  await page.context().clearCookies()
  await page.goto('/mypage/scrap?page=2')
  await expect(page).toHaveURL('/login?callback=%2Fmypage%2Fscrap%3Fpage%3D2')
})
