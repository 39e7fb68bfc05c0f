// A vendor opens the design service: for each state of its account exactly the message and the outcome of S-DSGN-1 to 14
// (SYS-19's acceptance scenario). The simulator's state is set before each press, so that a journey can be walked again;
// no two of them are one vendor's, for they run side by side.
import type { Page } from '@playwright/test'
import { formatDate } from '@/schemas/words/dates'
import { DESIGN_WORDS } from '@/schemas/rules/members/design-account'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { forceNext } from '../../support/force-next'
import { expect, settled, test } from '../../support/site-test'

const SERVICE = '3D 디자인 서비스'

async function home(page: Page): Promise<void> {
  await page.goto('/mypage/home')
  await settled(page)
}
/** At home, where what stops a vendor leaves it. */
const press = (page: Page) => page.getByRole('button', { name: '디자인 서비스', exact: true }).click()
const dialog = (page: Page, text: string) => page.getByRole('alertdialog', { name: text })
async function hear(page: Page, text: string, button = '확인'): Promise<void> {
  await expect(dialog(page, text)).toBeVisible()
  await dialog(page, text).getByRole('button', { name: button }).click()
}
const isOpen = (page: Page) => expect(page.getByRole('heading', { level: 1, name: SERVICE })).toBeVisible()
const isHome = async (page: Page) => {
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/mypage\/home$/)
}

/** What the partner, or the register, says of this vendor next. */
const partnerSays = (id: string, outcome: string) => forceNext('design', outcome, { about: vendorOf(id).memberNo })
const registerSays = (id: string, outcome: string) => forceNext('odcloud', outcome, { about: vendorOf(id).business.bizRegNum })
const vendorOf = (id: string) => VENDORS.find(({ memberId }) => memberId === id)!

test('S-DSGN-6, 7: none is made and opened; the next time it opens at once', async ({ page, signIn }) => {
  await signIn('jiwoobiz')
  await partnerSays('jiwoobiz', 'none')
  await home(page)
  await press(page)
  await hear(page, DESIGN_WORDS.first, '취소')
  await isHome(page)
  await press(page)
  await hear(page, DESIGN_WORDS.first, '계정 만들기')
  await hear(page, DESIGN_WORDS.created)
  await isOpen(page)
  await home(page)
  await press(page)
  await isOpen(page)
})

test('S-DSGN-2, 3, 8, 9, 14: what stops a vendor is said where it pressed, and the next press asks anew', async ({ page, signIn }) => {
  const id = 'haesolbiz'
  await signIn(id)
  await home(page)
  await registerSays(id, 'invalid')
  await press(page)
  await hear(page, '유효한 사업자가 아닙니다.')
  await isHome(page)
  for (const [outcome, text, button] of [
    ['down', DESIGN_WORDS.unknown, '확인'],
    ['suspended', DESIGN_WORDS.suspended, '확인'],
    ['removed-adminReq', DESIGN_WORDS.removedByStaff, '닫기'],
    ['removed-unused', DESIGN_WORDS.unused, '취소'],
  ] as const) {
    await partnerSays(id, outcome)
    await press(page)
    await hear(page, text, button)
    await isHome(page)
  }
  // The unused one is made again by the button that says so.
  await press(page)
  await hear(page, DESIGN_WORDS.unused, '계정 생성')
  await hear(page, DESIGN_WORDS.created)
  await isOpen(page)
  await home(page)
  await partnerSays(id, 'removed-adminReq')
  await press(page)
  await hear(page, DESIGN_WORDS.removedByStaff, '고객센터 보기')
  await expect(page).toHaveURL(/\/cs$/)
})

test('S-DSGN-4, 5: closed, with a reservation: its day is shown, then the service opens', async ({ page, signIn }) => {
  await signIn('serabiz')
  await partnerSays('serabiz', 'disable-soon')
  await home(page)
  await press(page)
  const [year, month, day] = formatDate(Date.now() + 30 * 24 * 3_600_000)
    .split('.')
    .map(Number)
  await hear(page, `${year}년 ${month}월 ${day}일에 디자인 계정이 정지될 예정입니다.`)
  await isOpen(page)
})

test('S-DSGN-9, 10: shut down: one sentence, and nothing opens', async ({ page, signIn }) => {
  await signIn('taesikbiz')
  await partnerSays('taesikbiz', 'removed-bizOut')
  await home(page)
  await press(page)
  await hear(page, DESIGN_WORDS.removedOut)
  await isHome(page)
})

test('S-DSGN-13, P-BIZ-1: the menu entry is for members, and a personal member is told that it is for business members', async ({
  page,
  signIn,
}) => {
  await page.goto('/styling/home')
  await settled(page)
  await expect(page.getByRole('link', { name: '3D 디자인', exact: true })).toHaveCount(0)
  await signIn('haneul')
  await home(page)
  await expect(page.getByRole('button', { name: '디자인 서비스', exact: true })).toHaveCount(0)
  const entry = page.locator('a', { hasText: '3D 디자인' }).first()
  await expect(entry).toHaveAttribute('href', /_siteId=[^&]+&_deviceType=pc/)
  await entry.dispatchEvent('click')
  await hear(page, DESIGN_WORDS.noVendor, '닫기')
})
