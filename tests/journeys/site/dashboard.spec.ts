// A visitor opens a case, staff see its view, and the lists by popularity follow. A browser that a program drives is a robot, so the visitor
// of these tests says that it is a person.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'
import { unfoldEntry } from '../../support/unfold-entry'

const CALL = '/svc/views/record'
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function asPerson(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  page.on('request', (request) => {
    if (request.url().endsWith(CALL)) sent.push(request.postData() ?? '')
  })
  return sent
}

/** Everything that waits for an idle moment has run. */
const settleDown = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }), 500)))

async function signInAsStaff(page: Page, site: string): Promise<void> {
  const [name, value] = (await staffCookie(site)).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: site }])
}

interface Listed {
  SEQ: number
  TITLE: string
  viewCnt: number
}
async function casesBy(site: string, path: string): Promise<Listed[]> {
  const { data } = (await (await fetch(`${site}/svc/interiorSvcApi/${path}`)).json()) as { data: { items: Listed[] } }
  return data.items
}
const popular = (site: string) => casesBy(site, 'svcList?type=expert-style&sort=popular&size=100')

test.describe('a visitor', () => {
  test.use({ userAgent: PERSON })

  test('opens a case twice and is counted once; the lists by views and the dashboard know it', async ({ page, browser, baseURL }) => {
    const site = baseURL!
    const seen = (await popular(site)).at(-1)!
    const path = `/styling/expert-style/detail/${seen.SEQ}`
    const sent = await asPerson(page)
    const counted = page.waitForResponse((response) => response.url().endsWith(CALL))
    await page.goto(`${path}?utm_source=kakao`)
    expect((await counted).status()).toBe(200)
    await page.reload()
    await settleDown(page)
    expect(sent.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([{ path, campaign: 'kakao' }])

    await expect
      .poll(async () => (await popular(site)).find(({ SEQ }) => SEQ === seen.SEQ)!.viewCnt, { timeout: 15_000 })
      .toBe(seen.viewCnt + 1)

    const staff = await browser.newContext()
    const board = await staff.newPage()
    await signInAsStaff(board, site)
    await board.goto(`${site}/ice_builder/dashboard?kind=case&source=kakao&days=7`)
    await expect(board.getByRole('button', { name: /시공사례·집들이 조회/ })).toHaveAttribute('aria-pressed', 'true')
    const row = board.getByRole('table', { name: '많은 사례' }).getByRole('row', { name: seen.TITLE })
    await expect(row.getByRole('cell').first()).toHaveText('1')
    await staff.close()
  })

  test('a draft that staff look at is not counted', async ({ page, baseURL }) => {
    const sent = await asPerson(page)
    await signInAsStaff(page, baseURL!)
    const measuring = page.waitForResponse(/\/islands\/measure-visit-[^/]+\.js$/)
    await page.goto('/cs/faq?preview=Y')
    await (await measuring).finished()
    await settleDown(page)
    expect(sent).toEqual([])
  })
})

test('staff read the dashboard by keyboard, choose a period and a kind, and take the file away', async ({ page, baseURL }) => {
  await signInAsStaff(page, baseURL!)
  await page.goto('/ice_builder/home')
  await unfoldEntry(page, '방문 통계')
  await page.getByRole('link', { name: '방문 통계' }).click()
  await expect(page).toHaveURL(/\/ice_builder\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 통계')
  await expect(page.locator('.uplot canvas')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  const missed = page.getByRole('button', { name: /^결과 없는 검색/ })
  await missed.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kind=missed/)
  await expect(page.getByRole('table', { name: '많은 검색어' })).toBeVisible()
  await page.getByText('표로 보기').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: '날짜별 결과 없는 검색' }).getByRole('row')).toHaveCount(29)

  await page.getByRole('button', { name: '7일', exact: true }).click()
  await expect(page.getByRole('table', { name: '날짜별 결과 없는 검색' }).getByRole('row')).toHaveCount(8)
  await page.getByRole('textbox', { name: '이날부터' }).fill('2020-01-01')
  await page.getByRole('textbox', { name: '이날까지' }).fill('2020-01-31')
  await expect(page.getByText('기록이 쌓이면 여기에 날짜별 그래프가 보입니다.')).toBeVisible()

  await page.goto('/ice_builder/dashboard?days=7')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  expect((await file).suggestedFilename()).toMatch(/^visits-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  await expect(page.getByRole('status').filter({ hasText: '줄을 CSV 파일로' })).toBeVisible()
})
