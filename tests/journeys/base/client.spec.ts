// SYS-06 and SYS-07: what the shared client sends and says, and what dialogs and the snackbar do, on the page made for that.
import type { Page } from '@playwright/test'
import { expect, settled, test } from '../../support/site-test'

const UNEXPECTED = /예기치 않은 오류가 발생했습니다/

async function open(page: Page): Promise<void> {
  await page.goto('/test/common-code')
  await settled(page)
  await expect(page.getByRole('button', { name: '코드 불러오기' })).toBeVisible()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const state = (page: Page, name: string) => page.getByLabel(`${name} 상태`)
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

test('K-CLIENT-2, S-REQ-2: a GET says site and device, and its answer is in the book', async ({ page }) => {
  await open(page)
  const asked = page.waitForRequest(/codeSvcApi\/svcList/)
  await press(page, '코드 불러오기')
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('_siteId'), searchParams.get('_deviceType')]).toEqual(['site', 'pc'])
  await expect(state(page, '요청')).toContainText('"loaded":true,"error":false')
})

test('S-REQ-3, E-NET: a list that answers 500 alerts once, and ends loaded with an error and no response', async ({ page }) => {
  await page.route(/codeSvcApi\/svcList/, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await open(page)
  await press(page, '코드 불러오기')
  await expect(page.getByRole('alertdialog', { name: UNEXPECTED })).toBeVisible()
  await expect(state(page, '요청')).toHaveText('{"loaded":true,"error":true,"response":{}}')
  await page.getByRole('button', { name: '확인' }).last().click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('E-SWALLOW: categories that do not come are no matter for an alert', async ({ page }) => {
  await page.route(/listCategory/, (route) => route.abort())
  await open(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('listCategory'))
  await press(page, '분류 불러오기')
  await failed
  await page.waitForTimeout(300)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('S-REQ-4: the page knows whether it is connected', async ({ page, context }) => {
  await open(page)
  await context.setOffline(true)
  await expect(state(page, '연결')).toHaveText('offline')
  await context.setOffline(false)
  await expect(state(page, '연결')).toHaveText('online')
})

test('S-MODAL-1, S-MODAL-4: dialogs stack, lock the page until the last one closes, and resolve with their result', async ({ page }) => {
  await open(page)
  await page.evaluate(() => scrollTo(0, 120))
  await press(page, '겹친 창 두 개')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  expect(await isLocked(page)).toBe(true)
  await press(page, '둘째 창 닫기')
  await expect(state(page, '창')).toHaveText('둘째: 둘째')
  expect(await isLocked(page)).toBe(true)
  await press(page, '첫째 창 닫기')
  await expect(state(page, '창')).toHaveText('첫째: 첫째')
  expect(await isLocked(page)).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('S-MODAL-3, RT-22: Back closes one dialog after the other, then leaves; nothing of them stays in the history', async ({ page }) => {
  await page.goto('/cs/faq')
  await open(page)
  await press(page, '겹친 창 두 개')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  const address = page.url()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await isLocked(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isLocked(page)).toBe(false)
  // Forward opens nothing, and is passed over.
  await page.goForward()
  await page.waitForFunction(() => !(history.state as { hold?: string } | null)?.hold)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
  // One that was closed by its own button leaves no entry behind.
  await press(page, '겹친 창 두 개')
  await press(page, '둘째 창 닫기')
  await press(page, '첫째 창 닫기')
  await expect(state(page, '창')).toHaveText('첫째: 첫째')
  await page.goBack()
  await page.waitForURL('/cs/faq')
})

test('S-MODAL-5, S-MODAL-6: one alert at a time, and Escape answers a question with no', async ({ page }) => {
  await open(page)
  await press(page, '알림 두 번')
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await expect(page.getByRole('alertdialog', { name: '첫째 알림' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  await press(page, '확인')
  await expect(page.getByRole('alertdialog', { name: '계속하시겠습니까?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(state(page, '창')).toHaveText('cancel')
})

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true })

  test('S-SNACK-1: a snackbar is there at 1.9 s and gone at 2.1 s', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await press(page, '링크 복사')
    const said = page.getByText('링크를 복사했습니다.')
    await expect(said).toBeVisible()
    await page.clock.runFor(1_900)
    await expect(said).toBeVisible()
    await page.clock.runFor(200)
    await expect(said).toBeHidden()
  })
})
