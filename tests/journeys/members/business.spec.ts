// SYS-18: agencies and business members. A business is checked first; its owner changes the owner's own data, and only the register
// changes the registered data.
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

const JOIN = '/agency/signup/interior/join'
const NOT_VALID = '유효한 사업자가 아닙니다.'

/** Two unused syllables: the identity follows from the name typed into the simulator. */
function someone(): string {
  const now = Date.now()
  return `결${String.fromCharCode(0xac00 + (now % 11_172), 0xac00 + (Math.floor(now / 11_172) % 11_172))}`
}
/** Presses the button, and is verified as a new person on the simulated provider's page. */
async function verify(page: Page): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: '본인인증하기' }).click()])
  await expect(window.getByRole('heading', { name: '휴대전화 본인인증' })).toBeVisible()
  const closed = window.waitForEvent('close')
  await window.getByLabel('이름').fill(someone())
  await window.getByLabel('생년월일 8자리').fill('19800101')
  await window.getByLabel('휴대전화 번호').fill(`0109${String(Date.now() % 1e7).padStart(7, '0')}`)
  await window.getByLabel('인증번호 6자리').fill((await window.locator('[data-code]').textContent())!)
  await window.getByRole('button', { name: '인증하기' }).click()
  await closed
}
/** What the agency signs in with. */
async function fillAccount(page: Page, memberId: string): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(memberId)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용 가능한 아이디입니다.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(DEMO_PASSWORD)
  await page.getByLabel('이메일').fill(`${memberId}@maru.example`)
}
async function fillBusiness(page: Page, [number, day, owner]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('사업자등록번호').fill(number)
  await page.getByLabel('개업일자').fill(day)
  await page.getByLabel('대표자명').fill(owner)
}
const OPEN = ['130-11-02101', '20210503', '노은결'] as const
const OUT = ['604-21-03032', '20090909', '노은결'] as const
const CLOSED = ['604-21-03027', '20140301', '노은결'] as const

test('interior: a shut-down number is refused, a valid one passes through terms, identity and information to the end', async ({
  page,
  complaints,
}) => {
  await page.goto('/agency/signup')
  await settled(page)
  await page.getByRole('link', { name: /인테리어 제휴점/ }).click()
  await expect(page).toHaveURL(new RegExp(`${JOIN}$`))
  await settled(page)
  await fillBusiness(page, OUT)
  await page.getByRole('button', { name: '사업자 확인하기' }).click()
  await expect(page.getByLabel('사업자등록번호')).toHaveAccessibleDescription(NOT_VALID)
  await expect(page.getByLabel('사업자등록번호')).toBeFocused()
  await expect(page.getByLabel('대표자명')).toHaveValue('노은결')
  await fillBusiness(page, CLOSED)
  await page.getByRole('button', { name: '사업자 확인하기' }).click()
  await expect(page.getByLabel('사업자등록번호')).toHaveAccessibleDescription('휴업 상태입니다. 영업을 재개하면 다시 이용할 수 있습니다.')
  await fillBusiness(page, OPEN)
  await page.getByRole('button', { name: '사업자 확인하기' }).click()

  await page.waitForURL(`**${JOIN}/step1`)
  await settled(page)
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page.getByText('필수 약관에 모두 동의해 주세요.')).toBeVisible()
  await page.getByLabel('전체 동의').check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()

  await page.waitForURL(`**${JOIN}/step2`)
  await settled(page)
  await verify(page)

  await page.waitForURL(`**${JOIN}/step3`)
  await settled(page)
  const memberId = `agency${Date.now() % 1e8}`
  await page.getByLabel('상호').fill('은결홈')
  await page.getByLabel('업종', { exact: true }).selectOption('기타')
  await page.getByLabel('전화번호').fill('02-300-4999')
  await fillAccount(page, memberId)
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByLabel('업종 설명')).toHaveAccessibleDescription('업종을 입력해 주세요.')
  await page.getByLabel('업종 설명').fill('가구 제작')
  await page.getByRole('button', { name: '가입하기' }).click()

  await page.waitForURL(`**${JOIN}/step4`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('제휴점 가입을 마쳤습니다')
  await expect(page.getByText(memberId)).toBeVisible()
  expect(complaints.filter((line) => !line.includes('400'))).toEqual([])
})

test('a page opened too early links to the next step', async ({ request }) => {
  for (const step of ['step1', 'step2', 'step3', 'step4']) {
    const { document } = await readPage(request, `${JOIN}/${step}`)
    const on = [...document.querySelectorAll('main a')].filter(({ textContent }) => textContent.trim() === '이어서 가입하기')
    expect(
      on.map((link) => link.getAttribute('href')),
      step,
    ).toEqual([JOIN])
  }
})

test('SCM: verified first, then one page, refused in one go and sent in one go', async ({ page }) => {
  await page.goto('/agency/signup/scm/join')
  await page.getByRole('link', { name: '본인인증하기' }).click()
  await settled(page)
  await verify(page)
  await page.waitForURL('**/agency/signup/verify-result?kind=scm')
  await page.getByRole('link', { name: '다음' }).click()
  await page.waitForURL('**/agency/signup/scm/join')
  await settled(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText(/다시 확인할 항목이 \d+개 있습니다/)).toBeVisible()
  await fillBusiness(page, ['6042103013', '20220815', '송다온'])
  await page.getByLabel('상호').fill('다온디자인')
  await page.getByLabel('업종', { exact: true }).selectOption('설계 사무소')
  await page.getByLabel('전화번호').fill('0212345678')
  await fillAccount(page, `scm${Date.now() % 1e9}`)
  await page.getByLabel('전체 동의').check()
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL('**/agency/signup/scm/completion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('협력사 가입을 마쳤습니다')
})

test('a business member changes the business’s own data, and the register confirms the rest', async ({ page, signIn }) => {
  await signIn('haesolbiz', 'confirmed')
  await page.goto('/mypage/account/business/info')
  await settled(page)
  await expect(page.getByText('130-11-02095')).toBeVisible()
  await page.getByLabel('상호').fill('')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByLabel('상호')).toHaveAccessibleDescription('상호를 입력해 주세요.')
  await page.getByLabel('상호').fill('해솔인테리어')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByText('사업자 정보를 저장했습니다.')).toBeVisible()

  await page.getByRole('link', { name: '등록번호나 대표자 바꾸기' }).click()
  await settled(page)
  await page.getByLabel('대표자명').fill('남의이름')
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByLabel('사업자등록번호')).toHaveAccessibleDescription(NOT_VALID)
  await page.getByLabel('대표자명').fill('신해솔')
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByText('국세청에는 계속사업자로 등록되어 있습니다.')).toBeVisible()
})

test('a personal member is told that the page is for business members', async ({ page, signIn }) => {
  await signIn('haneul', 'confirmed')
  await page.goto('/mypage/account/business/info')
  await expect(page.getByText('서비스 이용 업체가 아닙니다. 서비스를 등록한 후 다시 시도해 주세요.')).toBeVisible()
})
