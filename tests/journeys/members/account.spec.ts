// SYS-12, SYS-14, SYS-15 and SYS-16: re-consent, the dormant account, lost ids and passwords, the account itself. What these walks
// change stays changed, so each has its own member: 이서준 agrees, 최유나 wakes, 하소라 forgets, changes and leaves.
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

const RESET = 'Kx7!mQ2p'
const CHANGED = 'Pz4@wRt8'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const dialog = (page: Page) => page.getByRole('alertdialog')
const go = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}
/** Presses what opens the window of the identity provider, and is that person there. */
const verifyAs = async (page: Page, button: string, person: string) => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()])
  await popup.getByRole('button', { name: person }).click()
}
const enter = async (page: Page, memberId: string, password: string) => {
  await page.getByLabel('아이디', { exact: true }).fill(memberId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}
const password = (page: Page, label: '현재 비밀번호' | '새 비밀번호' | '새 비밀번호 확인' | '비밀번호') =>
  page.getByLabel(label, { exact: true })

test('SYS-12: a missing consent stops a member once, and the wanted page follows', async ({ page, signIn }) => {
  await signIn('seojun')
  await go(page, '/mypage/home')
  expect(pathOf(page)).toBe('/join/reagree?callback=%2Fmypage%2Fhome')
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page.getByRole('link', { name: '약관 동의' })).toBeVisible()
  await expect(page.getByText('필수 약관에 모두 동의해 주세요.').first()).toBeVisible()
  const boxes = page.getByRole('main').getByRole('checkbox')
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
  await page.getByLabel('전체 동의').check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.waitForURL('/mypage/home')
  await page.goto('/mypage/home')
  expect(pathOf(page)).toBe('/mypage/home')
})

test('G-REAGREE: a visitor signs in before giving consents', async ({ request }) => {
  const { url } = await readPage(request, '/join/reagree')
  expect(url.pathname + url.search).toBe('/login?callback=%2Fjoin%2Freagree')
})

test('SYS-14: a dormant account wakes by its owner’s identity alone', async ({ page }) => {
  await go(page, '/login?callback=/mypage/home')
  await enter(page, 'choiyuna', DEMO_PASSWORD)
  await expect(dialog(page)).toContainText('휴면 상태의 계정입니다. 휴면을 해제하려면 본인인증이 필요합니다.')
  await dialog(page).getByRole('button', { name: '취소' }).click()
  expect(pathOf(page)).toBe('/login?callback=/mypage/home')

  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await verifyAs(page, '휴면 해제 본인인증', '김하늘')
  await expect(dialog(page)).toContainText('입력하신 정보와 일치하는 회원 정보가 없습니다.')
  await dialog(page).getByRole('button', { name: '확인' }).click()

  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await verifyAs(page, '휴면 해제 본인인증', '최유나')
  await expect(dialog(page)).toContainText('휴면 해제 본인인증이 확인되었습니다.')
  await dialog(page).getByRole('button', { name: '확인' }).click()
  await page.waitForURL('/mypage/home')
})

test.describe.serial('하소라', () => {
  test('SYS-15: a member finds the id and sets a new password by verification', async ({ page }) => {
    await go(page, '/set-id')
    await verifyAs(page, '본인인증하기', '하소라')
    await page.waitForURL('/set-id/complete')
    await expect(page.getByText('hasora', { exact: true })).toBeVisible()
    await expect(page.getByText('하*라')).toBeVisible()
    await expect(page.getByText('하소라')).toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: '비밀번호 재설정' }).click()
    await page.waitForURL('/set-password')
    await settled(page)
    await verifyAs(page, '본인인증하기', '하소라')
    await expect(password(page, '새 비밀번호')).toBeVisible()
    await settled(page)
    await password(page, '새 비밀번호').fill('aaaa1111')
    await password(page, '새 비밀번호 확인').fill(RESET)
    await page.getByRole('button', { name: '새 비밀번호로 변경' }).click()
    await expect(page.getByText('다시 확인할 항목이 2개 있습니다.')).toBeVisible()
    await expect(password(page, '새 비밀번호')).toBeFocused()
    await password(page, '새 비밀번호').fill(RESET)
    await expect(page.getByText('사용 가능한 비밀번호입니다.')).toBeVisible()
    await page.getByRole('button', { name: '새 비밀번호로 변경' }).click()
    await page.waitForURL('/set-password/complete')
    await go(page, '/login?callback=/mypage/home')
    await enter(page, 'hasora', RESET)
    await page.waitForURL('/mypage/home')
  })

  test('SYS-15: a person who is no member finds no account', async ({ page }) => {
    await go(page, '/set-id')
    await verifyAs(page, '본인인증하기', '노은결')
    await expect(dialog(page)).toContainText('입력하신 정보와 일치하는 회원 정보가 없습니다.')
    await dialog(page).getByRole('button', { name: '확인' }).click()
    expect(pathOf(page)).toBe('/set-id')
    // Without a verification the complete page has nothing to tell.
    await page.goto('/set-id/complete')
    await expect(page.getByText('본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.')).toBeVisible()
  })

  test('SYS-16: a member confirms the password, edits, and changes the password', async ({ page }) => {
    await go(page, '/login?callback=/mypage/account/info')
    await enter(page, 'hasora', RESET)
    await page.waitForURL('/mypage/account?callback=%2Fmypage%2Faccount%2Finfo')
    await settled(page)
    await password(page, '비밀번호').fill('Wrong!2580')
    await page.getByRole('main').getByRole('button', { name: '확인', exact: true }).click()
    await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible()
    await password(page, '비밀번호').fill(RESET)
    await page.keyboard.press('Enter')
    await page.waitForURL('/mypage/account/info')
    await settled(page)

    await page.getByLabel('닉네임').fill('집')
    await page.getByLabel('이메일', { exact: true }).first().focus()
    await expect(page.getByText('닉네임은 2자 이상 20자 이하로 입력해 주세요.')).toBeVisible()
    await page.getByLabel('닉네임').fill('소라의 집')
    await page.getByLabel('상품 문자 수신').uncheck()
    await page.getByRole('button', { name: '변경 내용 저장' }).click()
    await expect(page.getByText('회원 정보를 저장했습니다.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('닉네임')).toHaveValue('소라의 집')
    await expect(page.getByLabel('상품 문자 수신')).not.toBeChecked()
    await expect(page.getByText(/\d{4}\.\d{2}\.\d{2} 철회/)).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: '비밀번호 변경' }).click()
    await page.waitForURL('/mypage/account/change-password')
    await settled(page)
    await password(page, '현재 비밀번호').fill(RESET)
    await password(page, '새 비밀번호').fill('aaaa1111')
    await password(page, '새 비밀번호 확인').fill('aaaa1111')
    await page.getByRole('button', { name: '비밀번호 변경' }).click()
    expect(pathOf(page)).toBe('/mypage/account/change-password')
    await expect(password(page, '새 비밀번호')).toHaveAttribute('aria-invalid', 'true')
    await password(page, '새 비밀번호').fill(CHANGED)
    await password(page, '새 비밀번호 확인').fill(CHANGED)
    await page.getByRole('button', { name: '비밀번호 변경' }).click()
    await expect(dialog(page)).toContainText('비밀번호를 변경했습니다.')
    await dialog(page).getByRole('button', { name: '확인' }).click()
    await page.waitForURL('/mypage/account/info')
  })

  test('SYS-16: a member withdraws, and the id is reported as withdrawn afterwards', async ({ page }) => {
    await go(page, '/login?callback=/mypage/account/withdrawal')
    await enter(page, 'hasora', CHANGED)
    await page.waitForURL('/mypage/account?callback=%2Fmypage%2Faccount%2Fwithdrawal')
    await settled(page)
    await password(page, '비밀번호').fill(CHANGED)
    await page.keyboard.press('Enter')
    await page.waitForURL('/mypage/account/withdrawal')
    await settled(page)
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByRole('main').getByText('안내를 확인하고 표시해 주세요.')).toBeVisible()
    await page.getByLabel('안내를 모두 확인했으며 탈퇴에 동의합니다.').check()
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await dialog(page).getByRole('button', { name: '탈퇴하기' }).click()
    await page.waitForURL('/mypage/account/withdrawal-complete')
    await page.goto('/mypage/home')
    expect(pathOf(page)).toBe('/login?callback=%2Fmypage%2Fhome')
    await settled(page)
    await enter(page, 'hasora', CHANGED)
    await expect(page.getByText('탈퇴한 회원')).toBeVisible()
  })
})

test('G-PWCHK, G-SNSPW: a visitor who wants to change the password signs in first', async ({ request }) => {
  const { url } = await readPage(request, '/mypage/account/change-password')
  expect(url.pathname + url.search).toBe('/login?callback=%2Fmypage%2Faccount%2Fchange-password')
})
