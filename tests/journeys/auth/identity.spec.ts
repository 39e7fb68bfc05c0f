// SYS-13: identity verification, in the window and as a whole page, against the simulator of the provider.
import type { Page } from '@playwright/test'
import { examplesOf, sentenceOf } from '../../support/member-examples'
import { expect, settled, test } from '../../support/site-test'

const start = (page: Page) => page.getByRole('button', { name: '본인인증하기' })
/** Presses the button and waits for the provider's page. */
async function open(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), start(page).click()])
  await expect(popup.getByRole('heading', { name: '휴대전화 본인인증' })).toBeVisible()
  return popup
}
const person = (popup: Page, name: string) => popup.getByRole('button', { name: new RegExp(`^${name}`) })
/** The browser's storage during a verification. */
const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('pcc.')))
const certified = async (page: Page) => {
  const answer = await page.request.get('/auth/svc/jwt')
  return ((await answer.json()) as { data: { item: { customer: { certified: string } } } }).data.item.customer.certified
}

test('SYS-13: closed early, another name, and the own name: certified becomes Y without a reload', async ({ page, signIn, complaints }) => {
  await signIn('jangideun')
  await page.goto('/join/reagree?callback=/mypage/home')
  await settled(page)

  await test.step('S-IDV-2: the window is 400 by 630; S-IDV-7: closing it leaves the page as it was', async () => {
    const [, , { width, height }] = examplesOf('S-IDV-2')[0]!
    const popup = await open(page)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    expect(await popup.evaluate(() => window.opener !== null)).toBe(true)
    await expect(page.getByText('새 창에서 본인인증을 진행해 주세요.', { exact: false })).toBeVisible()
    await popup.close()
    await expect(start(page)).toBeEnabled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await certified(page)).toBe('N')
    expect(await stored(page)).toEqual([])
  })

  await test.step("V-IDV-3, E-IDV-1: another person's name", async () => {
    const popup = await open(page)
    await Promise.all([popup.waitForEvent('close'), person(popup, '김하늘').click()])
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(sentenceOf('V-IDV-3'))
    await expect(dialog).toContainText('1588-0000')
    await dialog.getByRole('button', { name: '확인' }).click()
    expect(await certified(page)).toBe('N')
  })

  await test.step('typed in by hand, with the code that the phone received', async () => {
    await page.evaluate(() => Object.assign(window, { stillThere: true }))
    const popup = await open(page)
    await popup.getByLabel('이름').fill('장이든')
    await popup.getByLabel('생년월일 8자리').fill('19931204')
    await popup.getByLabel('휴대전화 번호').fill('01020001013')
    await popup.getByLabel('인증번호 6자리').fill('12')
    await popup.getByRole('button', { name: '인증하기' }).click()
    await expect(popup.getByRole('alert')).toContainText('인증번호가 일치하지 않습니다.')
    await popup.getByLabel('인증번호 6자리').fill((await popup.locator('[data-code]').textContent())!)
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '인증하기' }).click()])
    await page.waitForURL('/mypage/home')
    expect(await certified(page)).toBe('Y')
    expect(await stored(page)).toEqual([])
  })
  // A refusal is a 409, which a browser writes down.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})

test('a window that is blocked, 취소 at the provider, and a page that is left: each ends it, and says what a person can do', async ({
  page,
  signIn,
}) => {
  await signIn('saebom')
  await page.goto('/join/reagree')
  await settled(page)
  const dialog = page.getByRole('alertdialog')

  await test.step('S-IDV-3: the browser blocks windows', async () => {
    await page.evaluate(() => {
      const opens = window.open
      window.open = () => {
        window.open = opens
        return null
      }
    })
    await start(page).click()
    await expect(dialog).toContainText(sentenceOf('S-IDV-3'))
    await dialog.getByRole('button', { name: '확인' }).click()
  })

  await test.step('V-IDV-1: 취소 at the provider', async () => {
    const popup = await open(page)
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '취소' }).click()])
    await expect(dialog).toContainText(sentenceOf('V-IDV-1'))
    await dialog.getByRole('button', { name: '확인' }).click()
  })

  await test.step('S-IDV-8: leaving the page closes the window', async () => {
    const popup = await open(page)
    await Promise.all([popup.waitForEvent('close'), page.goto('/cs')])
    expect(await stored(page)).toEqual([])
  })
})

test("S8: another site's page that opens the window gets no message", async ({ page, context }) => {
  await context.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>evil</title><script>heard = []; addEventListener("message", (e) => heard.push(e.data))</script>',
    }),
  )
  await page.goto('https://evil.example/')
  const site = process.env['SITE_UNDER_TEST']!
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url, 'w'), `${site}/signup/pcc-popup?purpose=join`),
  ])
  await settled(popup)
  await popup.evaluate(() => {
    const shown = globalThis as unknown as { told: number }
    shown.told = 0
    addEventListener('message', () => shown.told++)
  })
  await page.evaluate(() => {
    const other = window.open('', 'w')
    for (let i = 0; i < 5; i++) other?.postMessage({ type: 'ready', nonce: 'evil' }, '*')
  })
  // An answer would have been sent by the time that the last of them was heard and the window is at rest.
  await popup.waitForFunction(() => (globalThis as unknown as { told: number }).told === 5)
  await settled(popup)
  expect(new URL(popup.url()).pathname).toBe('/signup/pcc-popup')
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
})

test.describe('an app whose browser has no second window', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 10.4.5' })

  test('goes by the whole page, comes back, and finds a way on after a refusal', async ({ page, signIn }) => {
    await signIn('saebom')
    await page.goto('/join/reagree?callback=/mypage/home')
    await settled(page)
    await start(page).click()
    await expect(page.getByRole('heading', { name: '휴대전화 본인인증' })).toBeVisible()
    await person(page, '김하늘').click()
    await page.waitForURL(/\/verify\/verify-result/)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentenceOf('V-IDV-3'))
    expect(await stored(page)).toEqual([])
    await page.getByRole('link', { name: '다시 인증하기' }).click()
    await expect(page.getByRole('heading', { name: '휴대전화 본인인증' })).toBeVisible()
    await page.getByRole('button', { name: '취소' }).click()
    await page.getByRole('link', { name: '돌아가기' }).click()
    await page.waitForURL(/\/join\/reagree/)
  })
})

test('windows and pages opened without an attempt show a link to continue', async ({ page }) => {
  for (const path of ['/signup/pcc-popup?purpose=join', '/verify/verify']) {
    await page.goto(path)
    await expect(page.getByText('본인인증이 필요한 화면에서 다시 시작해 주세요.')).toBeVisible()
  }
  for (const path of ['/signup/pcc-result?identityVerificationId=identity-1', '/verify/verify-result?code=x&message=evil'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('alert')).toContainText('본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.')
      await expect(page.getByText('evil')).toHaveCount(0)
    })
})
