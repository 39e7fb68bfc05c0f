// SYS-44: a landing with campaign parameters is stored, an entry is sent to analytics once and rewarded, clicks are counted.
import type { Page } from '@playwright/test'
import { expect, settled, test } from '../../support/site-test'

const EVENT = '/zin/event/event/127'
const LANDING = `${EVENT}?utm_source=mail&campaignKey=K-1#entry`

const layer = (page: Page, event: string) =>
  page.evaluate((name) => (window.dataLayer ?? []).filter((line) => line['event'] === name), event)
const keys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('adReward.')))

/** The entry answers as the test says at that moment, and the network pays; nothing is stored. */
async function answer(page: Page, said: { entry: '200' | '500' }): Promise<string[]> {
  const asked: string[] = []
  const say = (result: string) => ({ status: result === '200' ? 200 : 409, json: { data: { result, resultMessage: '안내입니다.' } } })
  await page.route('**/svc/eventSvcApi/svcEventApplyCheck*', (route) =>
    route.fulfill({
      json: { data: { result: '200', resultMessage: '', item: { APPLY_LIMIT_TYPE: '2', APPLY_CNT: 0, LAST_APPLY_DT: null } } },
    }),
  )
  await page.route('**/svc/eventSvcApi/svcEntryApply*', (route) => route.fulfill(say(said.entry)))
  await page.route('**/svc/adReward/complete', (route) => {
    asked.push(route.request().postData() ?? '')
    return route.fulfill(say('200'))
  })
  return asked
}

test('S-UTM-1, Q-124: the landing is remembered with its hash, and the campaign key for this window', async ({ page, context }) => {
  await page.goto(LANDING)
  await settled(page)
  await expect.poll(() => keys(page)).toEqual(['adReward.campaignKey'])
  const cookie = (await context.cookies()).find(({ name }) => name === 'ssr_utm_page')
  expect(JSON.parse(decodeURIComponent(cookie!.value))).toEqual({ url: `${EVENT}?utm_source=mail&campaignKey=K-1`, hash: '#entry' })
})

test('K-GTM, S-EVT-8: a refused entry is neither sent nor rewarded; a stored one is one event and one reward, which uses up the key', async ({
  page,
  signIn,
}) => {
  await signIn('haneul')
  const said: Parameters<typeof answer>[1] = { entry: '500' }
  const asked = await answer(page, said)
  const dialog = page.getByRole('alertdialog')
  const enter = async () => {
    await page.getByRole('button', { name: '응모하기' }).click()
    await expect(dialog).toBeVisible()
  }
  await page.goto(LANDING)
  await settled(page)
  await enter()
  expect(await layer(page, 'eventApply')).toEqual([])
  expect(asked).toEqual([])
  expect(await keys(page)).toEqual(['adReward.campaignKey'])
  await dialog.getByRole('button').first().click()
  await expect(dialog).toHaveCount(0)
  said.entry = '200'
  // Its dialog stays open: what follows it is another page.
  await enter()
  await expect.poll(() => asked.length).toBe(1)
  expect(new URLSearchParams(asked[0]).get('campaignKey')).toBe('K-1')
  await expect.poll(() => keys(page)).toEqual([])
  expect(await layer(page, 'eventApply')).toMatchObject([{ eventId: 127, platform: 'PC web' }])
})

test('K-GTM: a category that was read is sent', async ({ page }) => {
  await page.goto('/zin/category/floor')
  await settled(page)
  await expect.poll(() => layer(page, 'readCategory')).toMatchObject([{ category: 'floor' }])
})

test('V-GTM-1, V-GTM-2: analytics gets six characters of a case’s path and a plain day', async ({ page }) => {
  await page.goto('/styling/expert-style')
  await page.locator('main a[href*="/styling/expert-style/detail/"]').first().click()
  await page.waitForURL('**/detail/**')
  await settled(page)
  await expect.poll(() => layer(page, 'viewInterior')).toMatchObject([{ date: expect.stringMatching(/^\d{8}$/) }])
  const [told] = await layer(page, 'viewInterior')
  expect([...String(told!['address'])].length).toBeLessThanOrEqual(6)
})

test('a search word that was offered is counted when it is pressed', async ({ page }) => {
  await page.goto('/search?searchKeyword=없는낱말입니다')
  await settled(page)
  // The answer is not read: the page has been left by then.
  const counted = page.waitForRequest((request) => request.url().includes('/svc/recTag/recKeyCnt'))
  const tag = page.getByRole('navigation', { name: '추천 검색어' }).getByRole('link').first()
  const words = await tag.textContent()
  await tag.click()
  expect(new URL((await counted).url()).searchParams.get('key')).toBe(words)
})

test('K-RECO: recommendations are requested with the id of this browser, once a product was viewed', async ({ page, context }) => {
  await page.goto('/zin/product/floor-oak-natural')
  await settled(page)
  const asked = page.waitForRequest((request) => request.url().includes('/svc/recobellApi/callRecobell'))
  await page.goto('/zin/home')
  const query = new URL((await asked).url()).searchParams
  expect(query.get('type')).toBe('a001')
  const cookie = (await context.cookies()).find(({ name }) => name === 'maru-cuid')
  expect(query.get('cuid')).toBe(cookie?.value)
  await expect(page.getByRole('list', { name: '본 제품과 어울리는 재료' }).getByRole('listitem')).toHaveCount(4)
})
