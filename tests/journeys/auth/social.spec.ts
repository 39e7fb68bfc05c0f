// SYS-10: signing in and up by a social account, in a popup and in the whole page, and the accounts of a member.
import type { Page } from '@playwright/test'
import { forceNext, forgetForced } from '../../support/force-next'
import { countCalls } from '../../support/settled'
import { expect, settled, test } from '../../support/site-test'

// In their order: what a provider is forced to answer next, it answers whoever asks next.
test.describe.configure({ mode: 'default' })

const KAKAO_APP = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36 KAKAOTALK 11.0.0'
let made = 0
/** A person whom no provider has named yet. */
const someone = () => ({ name: '새사람', email: `social-${Date.now()}-${++made}@social.example` })

/** On the simulated provider's page. */
async function be(window: Page, who: string | { name: string; email: string }): Promise<void> {
  if (typeof who === 'string') return window.getByRole('button', { name: who }).first().click()
  await window.getByLabel('이름').fill(who.name)
  await window.getByLabel('이메일', { exact: true }).fill(who.email)
  await window.getByRole('button', { name: '이 계정으로 로그인' }).click()
}
/** Somebody new, on the simulated carrier's page. */
async function verifyAs(window: Page, name: string): Promise<void> {
  await window.getByLabel('이름').fill(name)
  await window.getByLabel('생년월일 8자리').fill('19930405')
  await window.getByLabel('휴대전화 번호').fill(`010${String(Date.now()).slice(-8)}`)
  await window.getByLabel('인증번호 6자리').fill((await window.locator('[data-code]').textContent())!)
  await window.getByRole('button', { name: '인증하기' }).click()
}
async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '주소 검색' }).click()
  await page.getByLabel('도로명, 건물명 또는 지번').fill('세종대로')
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click()
  await page.getByLabel('상세주소').fill('101동 202호')
}
/** Presses a button that opens the provider's window, and signs in there as a person. */
async function pressAndBe(page: Page, button: string, who: Parameters<typeof be>[1]): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button, exact: true }).click()
  const window = await opened
  const closed = window.waitForEvent('close')
  await be(window, who)
  await closed
}
test.afterAll(async () => {
  for (const service of ['kakao', 'naver', 'apple']) await forgetForced(service)
})

async function openLogin(page: Page, callback = '/mypage/home'): Promise<void> {
  await page.goto(`/login?callback=${encodeURIComponent(callback)}`)
  await settled(page)
  await expect(page.getByRole('button', { name: '카카오 로그인' })).toBeVisible()
}

test('a person who signed up by Kakao signs in directly and gets the wanted page', async ({ page, complaints }) => {
  await openLogin(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: '카카오 로그인' }).click()
  const window = await opened
  await window.waitForLoadState()
  // It goes on to the provider meanwhile.
  await expect.poll(() => window.evaluate(() => [innerWidth, innerHeight]).catch(() => undefined)).toEqual([600, 550])
  await be(window, '강로아')
  await page.waitForURL('**/mypage/home')
  await expect(page.getByText('강로아님, 안녕하세요')).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [name, button] of [
  ['네이버', '네이버 로그인'],
  ['Apple', 'Apple로 로그인'],
] as const)
  test(`LO009, S-JOIN-5: a new person of ${name} is informed and begins a sign-up`, async ({ page }) => {
    await openLogin(page)
    await pressAndBe(page, button, someone())
    await expect(page.getByRole('alertdialog', { name: '가입되지 않은 소셜 계정입니다. 회원가입을 진행해 주세요.' })).toBeVisible()
    await page.getByRole('button', { name: '확인' }).last().click()
    await page.waitForURL('**/join/sns-verify')
  })

test('a provider that fails, one without a token, and one that is left: each is said, and the form is as it was', async ({ page }) => {
  const open = async (button: string): Promise<Page> => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: button }).click()
    const window = await opened
    await window.waitForLoadState()
    return window
  }
  const hear = async (name: string) => {
    await expect(page.getByRole('alertdialog', { name })).toBeVisible()
    await page.getByRole('button', { name: '확인' }).last().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await openLogin(page)
  await page.getByLabel('아이디', { exact: true }).fill('house01')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/svc/sns/signIn') && asked.push(request.url()))

  await test.step('V-SNS-1: without a token from the provider the sign-in is not tried', async () => {
    const window = await open('카카오 로그인')
    await forceNext('kakao', 'no-token')
    await be(window, '송다온')
    await hear('필수 정보가 누락되었습니다. 필수 동의 항목을 모두 확인해 주세요.')
    expect(asked).toEqual([])
  })

  await test.step('the provider fails', async () => {
    const window = await open('네이버 로그인')
    await forceNext('naver', 'token-500')
    await be(window, '송다온')
    await hear('회원 정보를 가져오지 못했습니다. 다시 시도해 주세요.')
  })

  await test.step('cancelled, or the window closed: the visitor is on the same page', async () => {
    await pressAndBe(page, '카카오 로그인', '취소하고 돌아가기')
    const window = await open('카카오 로그인')
    await window.close()
    await expect(page.getByText('새 창에서 카카오 로그인을 진행해 주세요.')).toBeHidden()
    await expect(page).toHaveURL(/\/login\?callback=/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('house01')
})

test('in an app without a second window the whole page navigates and returns, and its URL contains nothing afterwards', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    userAgent: KAKAO_APP,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL!,
  })
  countCalls(context)
  const page = await context.newPage()
  await openLogin(page)
  await page.getByRole('button', { name: 'Apple로 로그인' }).click()
  await page.waitForURL(/\/apple\/auth\/authorize/)
  await be(page, someone())
  await expect(page.getByRole('alertdialog', { name: /가입되지 않은 소셜 계정입니다/ })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: '확인' }).last().click()
  await page.waitForURL('**/join/sns-verify')
  await context.close()
})

test('a message from another page or a forged URL signs no one in', async ({ page }) => {
  await openLogin(page)
  await page.evaluate(() => {
    const hash = `#snsType=KAKAO&flow=${'a'.repeat(32)}&key=${'k'.repeat(43)}`
    window.postMessage({ type: 'social', hash }, location.origin)
    const frame = document.createElement('iframe')
    frame.srcdoc = `<script>parent.postMessage({ type: 'social', hash: ${JSON.stringify(hash)} }, '*')</script>`
    document.body.append(frame)
  })
  await page.goto(`/login#snsType=KAKAO&flow=${'a'.repeat(32)}&key=${'k'.repeat(43)}`)
  await settled(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

test('acceptance: a new stand-in account joins by Kakao, signs out, and signs in directly', async ({ page }) => {
  const who = someone()
  await openLogin(page)
  await pressAndBe(page, '카카오 로그인', who)
  await expect(page.getByRole('alertdialog', { name: '가입되지 않은 소셜 계정입니다. 회원가입을 진행해 주세요.' })).toBeVisible()
  await page.getByRole('button', { name: '확인' }).last().click()
  await page.waitForURL('**/join/sns-verify')
  await settled(page)
  await page.getByText('전체 동의', { exact: false }).first().click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: '동의하고 본인인증하기' }).click()
  const identity = await opened
  await verifyAs(identity, '다온새')
  await page.waitForURL('**/join/sns-info')
  await settled(page)
  await page.getByLabel('닉네임').fill('다온의집')
  await expect(page.getByLabel('이메일')).toHaveValue(who.email)
  await fillAddress(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL('**/join/sns-complete')
  await expect(page.getByRole('main')).toContainText('다온새')
  await page.goto('/mypage/home')
  await expect(page.getByText('다온새님, 안녕하세요')).toBeVisible()
  await page.context().clearCookies()
  await openLogin(page)
  await pressAndBe(page, '카카오 로그인', who)
  await page.waitForURL('**/mypage/home')
})

test('S-SESS-6, G-PWCHK: a member without a password confirms by a social account, links another and unlinks it', async ({ page }) => {
  await openLogin(page, '/mypage/account/info')
  await pressAndBe(page, '카카오 로그인', '강로아')
  await page.waitForURL('**/mypage/account/link-sns?callback=**')
  await settled(page)
  await pressAndBe(page, '카카오 계정으로 확인', '강로아')
  await page.waitForURL('**/mypage/account/info')
  await page.goto('/mypage/account/link-sns')
  await settled(page)
  await page.getByRole('button', { name: '카카오 연결 해제' }).click()
  await expect(page.getByRole('alertdialog', { name: /로그인할 방법이 하나뿐이어서/ })).toBeVisible()
  await page.getByRole('button', { name: '확인' }).last().click()
  await pressAndBe(page, '네이버 연결하기', someone())
  await expect(page.getByRole('button', { name: '네이버 연결 해제' })).toBeVisible()
  await page.getByRole('button', { name: '네이버 연결 해제' }).click()
  await page.getByRole('button', { name: '연결 해제', exact: true }).last().click()
  await expect(page.getByRole('button', { name: '네이버 연결하기' })).toBeVisible()
})
