// Web vitals of real visits: a visitor leaves a page, and staff see its figures. A browser that a program drives is not measured, so the
// visitors of these tests say that they are people.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'

const CALL = '**/svc/vitals/record'

async function asPerson(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  page.on('request', (request) => {
    if (request.url().endsWith('/svc/vitals/record')) sent.push(request.postData() ?? '')
  })
  return sent
}
const isMeasuring = (page: Page) => page.waitForResponse(/\/islands\/measure-visit-[^/]+\.js$/)

/** Observers and idle callbacks have run. */
const settleDown = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }), 500)))

/** As the browser does when the tab goes to the background. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

async function signInAsStaff(page: Page, site: string): Promise<void> {
  const [name, value] = (await staffCookie(site)).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: site }])
}

test('a visit is sent once when the page is left, and staff see the page with its figures', async ({ page, baseURL }) => {
  const sent = await asPerson(page)
  const measuring = isMeasuring(page)
  await page.goto('/cs/faq')
  await (await measuring).finished()
  // The library looks back on the load once it has run, and takes the largest paint as final after a press.
  await settleDown(page)
  await page.mouse.click(5, 5)
  await settleDown(page)
  const answered = page.waitForResponse(CALL)
  await hide(page)
  expect((await answered).status()).toBe(200)
  await hide(page)
  expect(sent).toHaveLength(1)
  const fields = Object.fromEntries(new URLSearchParams(sent[0]))
  expect(fields).toMatchObject({ path: '/cs/faq' })
  for (const vital of ['lcp', 'cls', 'fcp', 'ttfb']) expect(Number(fields[vital]), vital).toBeGreaterThanOrEqual(0)
  expect(
    Object.keys(fields).filter((name) => !['path', 'lcp', 'inp', 'cls', 'fcp', 'ttfb', '_siteId', '_deviceType'].includes(name)),
  ).toEqual([])

  await signInAsStaff(page, baseURL!)
  await page.goto('/ice_builder/vitals?q=/cs/faq')
  const row = page.getByRole('row').filter({ hasText: '/cs/faq' })
  await expect(row.first()).toContainText(/[\d.]+초/)
  await expect(row.first()).toContainText(/좋음|개선 필요|나쁨/)
  expect(await violationsOn(page)).toEqual([])
})

test('neither a program nor a preview is measured', async ({ page, browser, baseURL }) => {
  const sent = await asPerson(page)
  await signInAsStaff(page, baseURL!)
  const measuring = isMeasuring(page)
  await page.goto('/cs/faq?preview=Y')
  await (await measuring).finished()
  await hide(page)
  const program = await browser.newPage({ baseURL })
  program.on('request', (request) => {
    if (/vitals|measure-visit/.test(request.url())) sent.push(request.url())
  })
  await program.goto('/cs/faq', { waitUntil: 'networkidle' })
  await hide(program)
  await program.close()
  expect(sent).toEqual([])
})
