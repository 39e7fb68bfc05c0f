// The console as a working place, from the sign-in: what waits for this person, each number that of the list it opens; a navigation that
// remembers; and a search that finds orders by number, and members only for a reason.
import type { Page } from '@playwright/test'
import { expect, settled, test } from '../../support/site-test'

const WORK = { name: '나를 기다리는 일' }
const side = (page: Page) => page.getByRole('navigation', { name: '관리 메뉴' })
const numberIn = (words: string | null | undefined): number => Number(/([\d,]+)/.exec(words ?? '')?.[1]?.replaceAll(',', ''))

/** Writes down where the current entry of the navigation stands in the first frame that shows it. */
function rememberEntry(): void {
  const look = () => {
    const entry = document.querySelector('nav li [aria-current=page]')
    if (!entry) requestAnimationFrame(look)
    else requestAnimationFrame(() => (window.name = String(entry.getBoundingClientRect().top)))
  }
  requestAnimationFrame(look)
}

/** Whoever is not signed in is refused as every stranger is; everything else is a fault. */
const besidesTheDoor = (complaints: readonly string[]): string[] => complaints.filter((one) => !one.includes('status of 403'))

async function signInAtTheDoor(page: Page, loginId: string, password: string): Promise<void> {
  await page.goto('/ice_builder')
  await settled(page)
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/\/ice_builder\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: '오늘 할 일' })).toBeVisible()
  await settled(page)
}

/** Opens what waits, row by row, and reads the total of each list. The months of the audit log are buttons, and none of these. */
async function everyNumberIsItsList(page: Page, most: number): Promise<number> {
  const rows = page.getByRole('region', WORK).getByRole('listitem').filter({ hasNotText: '점검하지 않은 달' })
  const count = Math.min(await rows.count(), most)
  for (let at = 0; at < count; at++) {
    const row = rows.nth(at)
    const words = await row.getByRole('link').innerText()
    await row.getByRole('link').click()
    await expect(page).not.toHaveURL(/\/home$/)
    const total = page.getByRole('banner').or(page.locator('main header')).getByText(/^총 /)
    await expect(total).toBeVisible()
    expect([words, numberIn(await total.innerText())]).toEqual([words, numberIn(/([\d,]+)\s*건/.exec(words)?.[0])])
    await page.goBack()
    await expect(page.getByRole('region', WORK)).toBeVisible()
  }
  return count
}

for (const [who, loginId, password, groups] of [
  ['an administrator', 'maruadmin', 'Oak7!Tile29', 8],
  ['a manager without a role', 'marumanager', 'Oak7!Tile58', 8],
  ['the people of a shop', 'marushop', 'Oak7!Tile64', 1],
] as const) {
  test(`${who} lands on what waits, and each number is that of the list it opens`, async ({ page, complaints }) => {
    await signInAtTheDoor(page, loginId, password)
    await expect(side(page).locator('summary')).toHaveCount(groups)
    await expect(side(page).getByRole('link', { name: '회원', exact: true, includeHidden: true })).toHaveCount(
      loginId === 'maruadmin' ? 1 : 0,
    )
    // Whoever may only look has nothing that waits for them.
    if (loginId === 'marumanager') await expect(page.getByRole('heading', { name: '지금 기다리는 일이 없습니다' })).toBeVisible()
    else expect(await everyNumberIsItsList(page, 3)).toBeGreaterThanOrEqual(loginId === 'maruadmin' ? 3 : 1)
    // What the person signed out of, another does not find: no entry of theirs is left.
    await settled(page)
    await page.getByRole('button', { name: '로그아웃' }).first().click()
    await expect(page.getByRole('heading', { name: '관리자만 이용할 수 있습니다.' })).toBeVisible()
    expect(besidesTheDoor(complaints)).toEqual([])
  })
}

test('the navigation keeps what was folded and starred, and the search finds orders, and members for a reason', async ({
  page,
  complaints,
}) => {
  await signInAtTheDoor(page, 'maruadmin', 'Oak7!Tile29')
  await side(page).locator('summary').filter({ hasText: '주문과 배송' }).press('Enter')
  await expect(side(page).getByRole('link', { name: '주문', exact: true })).toBeHidden()
  await side(page).locator('summary').filter({ hasText: '글과 안내' }).press('Enter')
  await side(page).getByRole('link', { name: '공지사항' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
  await settled(page)
  await expect(side(page).getByRole('link', { name: '주문', exact: true })).toBeHidden()
  const star = page.getByRole('button', { name: '즐겨찾기', exact: true })
  await star.press('Enter')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(side(page).getByRole('region', { name: '즐겨찾기' }).getByRole('link')).toHaveText(['공지사항'])

  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: '모두 찾기' })
  await dialog.getByRole('combobox').fill('일별 매출')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '일별 매출' })).toBeVisible()
  await settled(page)
  // A group of the current screen is open, however it was left; the star has come along.
  await expect(side(page).getByRole('link', { name: '주문', exact: true })).toBeVisible()
  await expect(side(page).getByRole('region', { name: '즐겨찾기' })).toBeVisible()

  // What was sold, by goods and by hour, has the same sum, and that of the books of payments.
  await side(page).getByRole('link', { name: '매출 분석', exact: true }).click()
  await expect(page.getByText('결제 기록으로 센 순매출과 같습니다.')).toBeVisible()
  await settled(page)
  const sum = () => page.getByRole('table').getByRole('row').filter({ hasText: '합계' }).getByRole('cell').first()
  const net = await sum().innerText()
  expect(net).toMatch(/^[\d,]{4,}$/)
  await page.getByRole('group', { name: '나누는 기준' }).getByRole('button', { name: '시간' }).press('Enter')
  await expect(page.getByRole('table', { name: '시간별 매출' }).getByRole('row')).toHaveCount(26)
  await expect(sum()).toHaveText(net)

  await side(page).getByRole('link', { name: '주문', exact: true }).click()
  const number = (await page.getByRole('table').getByRole('link').first().getAttribute('href'))!.split('/').at(-1)!
  await settled(page)
  await page.keyboard.press('ControlOrMeta+k')
  await dialog.getByRole('combobox').fill(number)
  await expect(dialog.getByRole('option', { name: `주문: ${number}` })).toBeVisible()
  await dialog.getByRole('combobox').fill('010-2000-1008')
  await expect(dialog.getByRole('option')).toHaveText([/회원 찾기/])
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('휴대전화 번호 또는 이메일')).toHaveValue('010-2000-1008')
  await dialog.getByRole('button', { name: '찾기', exact: true }).click()
  await expect(dialog.getByText('사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await dialog.getByLabel('찾는 사유').fill('전화 문의 본인 확인')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('회원 1명을 찾았습니다.')).toBeVisible()
  await dialog.getByRole('link', { name: '문*온' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '문*온' })).toBeVisible()
  await settled(page)
  // A screen whose entry is far down appears with it in sight: nothing moves under a pointer once the scripts run.
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.addInitScript(rememberEntry)
  await side(page).getByRole('region', { name: '즐겨찾기' }).getByRole('link', { name: '공지사항' }).click()
  await settled(page)
  const entry = side(page).locator('li [aria-current=page]')
  await expect(entry).toBeInViewport()
  expect(await entry.evaluate((one) => one.getBoundingClientRect().top)).toBe(await page.evaluate(() => Number(window.name)))
  await star.click()
  await expect(side(page).getByRole('region', { name: '즐겨찾기' })).toHaveCount(0)
  expect(besidesTheDoor(complaints)).toEqual([])
})
