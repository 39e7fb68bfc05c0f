// SYS-24: everyone shares a page by its short link, with its own address where none is given.
import type { Page } from '@playwright/test'
import { described, violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const EVENT = '/zin/event/event/127'
const COPIED = '링크가 복사되었습니다.'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function openShare(page: Page, path = EVENT) {
  await page.goto(path)
  await settled(page)
  await page.getByRole('button', { name: '공유', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '공유하기' })
  await expect(sheet).toBeVisible()
  return sheet
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('S-SHARE-1, S-SHARE-2, E-COPY: the clipboard contains the short link, which redirects to the page', async ({ page }) => {
  const sheet = await openShare(page)
  await sheet.getByRole('button', { name: '링크 복사' }).click()
  await expect(page.getByRole('status').filter({ hasText: COPIED })).toBeVisible()
  await expect(sheet).toBeHidden()
  const link = await clipboard(page)
  expect(new URL(link).pathname).toMatch(/^\/s\/[2-9a-zA-Z]{7}$/)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(new URL(link).pathname)
  await expect(page).toHaveURL(new RegExp(`${EVENT}$`))
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
})

test('S-SHARE-1: without a short link the clipboard holds the page’s address', async ({ page }) => {
  await page.route('**/v2/svc/shortened-urls', (route) =>
    route.fulfill({ status: 500, json: { data: { result: '500', resultMessage: '' } } }),
  )
  await (await openShare(page)).getByRole('button', { name: '인스타그램' }).click()
  await expect(page.getByRole('status').filter({ hasText: COPIED })).toBeVisible()
  expect(await clipboard(page)).toBe(page.url())
})

test('S-SHARE-2: facebook opens its sharer in a window', async ({ page, context }) => {
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Facebook</title>' }),
  )
  const sheet = await openShare(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), sheet.getByRole('button', { name: '페이스북' }).click()])
  await popup.waitForURL(/^https:\/\/www\.facebook\.com\/sharer/)
  expect(new URL(popup.url()).searchParams.get('u')).toMatch(/\/s\/[2-9a-zA-Z]{7}$/)
})

test('Q-087: Kakao Talk shows the card that would go, and a friend would have received it', async ({ page }) => {
  const sheet = await openShare(page)
  const title = await page.locator('meta[property="og:title"]').getAttribute('content')
  await sheet.getByRole('button', { name: '카카오톡' }).click()
  const card = page.getByRole('dialog', { name: '카카오톡 공유' })
  await expect(card.getByText(title!)).toBeVisible()
  await expect(card.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', /\/s\/[2-9a-zA-Z]{7}$/)
  expect((await violationsOn(page, { within: 'dialog' })).map(described)).toEqual([])
  const received = async () => {
    const answer = await fetch(`${process.env['DEVSIM_UNDER_TEST']}/_ctl/inbox?service=feed-card`)
    return ((await answer.json()) as { items: { subject: string }[] }).items.map(({ subject }) => subject)
  }
  await expect.poll(received).toContain(title)
})

test('by keyboard alone: open, go through the ways, close; the focus comes back', async ({ page }) => {
  await page.goto(EVENT)
  await settled(page)
  const button = page.getByRole('button', { name: '공유', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '공유하기' })
  await expect(sheet).toBeVisible()
  expect((await violationsOn(page, { within: 'dialog' })).map(described)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: '링크 복사' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: COPIED })).toBeVisible()
})

test('cases and contents are shared too', async ({ page }) => {
  for (const path of ['/styling/expert-style', '/styling/life-book']) {
    await page.goto(path)
    await page.locator(`main a[href*="${path}/"]`).first().click()
    // The list may be waking, and follows its link when it has.
    await page.waitForURL(`**${path}/**`)
    await settled(page)
    await expect(page.getByRole('button', { name: '공유', exact: true })).toBeVisible()
  }
})

test('Q-086: an unknown short link ends at the missing page', async ({ page, request }) => {
  const answer = await request.get('/s/zzzzzzz')
  expect(answer.status()).toBe(404)
  await page.goto('/s/zzzzzzz')
  await expect(page.getByRole('heading', { level: 1, name: /찾을 수 없/ })).toBeVisible()
})
