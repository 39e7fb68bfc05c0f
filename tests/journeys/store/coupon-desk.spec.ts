// SYS-40: staff make a coupon, give it to a member and end it; the member finds it, chooses it for an order, and finds it ended.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { enterConsole } from '../../support/enter-console'
import { expect, settled, test } from '../../support/site-test'

const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const main = (page: Page) => page.locator('main')
const GOODS = '홈카페 줄 조명'
const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/** By keys alone, as somebody who writes many of them does. */
async function makeCoupon(page: Page, name: string, code: string) {
  await page.getByRole('button', { name: '새 쿠폰' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '새 쿠폰' })
  await dialog.getByLabel('쿠폰 이름').press('Enter')
  await expect(dialog.getByText('쿠폰 이름을 입력해 주세요.')).toBeVisible()
  await expect(dialog.getByLabel('쿠폰 이름')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('할인 금액(원)')).toBeFocused()
  await page.keyboard.type('4,000')
  await dialog.getByLabel('최소 주문 금액(원)').fill('10000')
  await dialog.getByLabel('첫날', { exact: true }).fill(dayFrom(0))
  await dialog.getByLabel('마지막 날', { exact: true }).fill(dayFrom(-1))
  // For some goods, and by a code as well: the sentence below says so.
  await dialog.getByRole('radio', { name: '고른 상품' }).check()
  await dialog.getByRole('radio', { name: '공통 코드' }).check()
  await dialog.getByLabel('쿠폰 코드').fill(code)
  await dialog.getByLabel('한 회원이 받는 수').fill('2')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('마지막 날은 첫날과 같거나 그 뒤여야 합니다.')).toBeVisible()
  await expect(dialog.getByText('쓸 수 있는 상품이나 브랜드, 분류를 하나 이상 골라 주세요.')).toBeVisible()
  await dialog.getByRole('combobox', { name: '상품', exact: true }).fill(GOODS)
  await page.getByRole('option', { name: GOODS }).click()
  await expect(dialog.getByRole('list', { name: '고른 상품', exact: true })).toContainText(GOODS)
  await dialog.getByLabel('마지막 날', { exact: true }).fill(dayFrom(7))
  await expect(dialog.getByText(`상품 ‘${GOODS}’에 드는 상품의 금액에서 4,000원을 깎아 줍니다.`)).toBeVisible()
  await dialog.getByLabel('마지막 날', { exact: true }).press('Enter')
  await page.waitForURL(/\/ice_builder\/coupons\/\d+$/)
}

/** Of the page of payment. */
async function openForm(page: Page) {
  const answer = await page.request.post('/svc/orderCartSvcApi/save', {
    data: { items: [{ productId: 'lamp-string', optionId: 'lamp-string-1', qty: 2 }] },
    headers: { origin: site() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/store/order/payment')
  await settled(page)
}

test('SYS-40: a coupon is made, issued, chosen for an order at the server’s amount, and ended', async ({ page, context, signIn }) => {
  const name = `여정 쿠폰 ${Date.now()}`
  const code = `여정 Go-${String(Date.now()).slice(-9)}`
  await enterConsole(page, '/ice_builder/coupons')
  await makeCoupon(page, name, code)
  const coupon = page.url()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // Whoever knows the code can have it from its first day on.
  await expect(page.getByText('진행', { exact: true })).toBeVisible()
  await expect(page.getByText(`모든 회원이 코드 ‘${code}’`)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // Somebody else changes it meanwhile: the later one is told, and sees what it is now.
  const second = await context.newPage()
  await second.goto(coupon)
  await settled(second)
  await settled(page)
  await second.getByRole('button', { name: '고치기' }).click()
  const changed = second.getByRole('dialog', { name: '쿠폰 고치기' })
  await changed.getByLabel('수량').fill('2')
  await changed.getByRole('button', { name: '고치기' }).click()
  await expect(second.getByText('쿠폰을 고쳤습니다.')).toBeVisible()
  await page.getByRole('button', { name: '아이디로 발급' }).press('Enter')
  const issue = page.getByRole('dialog', { name: '회원 아이디로 발급합니다' })
  await issue.getByRole('textbox').fill('아이디\t이름\nhajun\t임하준\n그런회원없음')
  await issue.getByRole('button', { name: '발급' }).press('Enter')
  await expect(issue.getByText('그사이 다른 분이 이 쿠폰을 바꾸었습니다.')).toBeVisible()
  await page.keyboard.press('Escape')
  // What was typed is not lost by one key.
  await page
    .getByRole('dialog', { name: '입력하신 내용을 지우고 닫으시겠습니까?' })
    .getByRole('button', { name: '지우고 닫기' })
    .press('Enter')
  await expect(issue).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: /^2장$/ }).first()).toBeVisible()
  await second.close()

  await page.getByRole('button', { name: '아이디로 발급' }).press('Enter')
  await issue.getByRole('textbox').fill('아이디\t이름\nhajun\t임하준\n그런회원없음')
  await issue.getByRole('button', { name: '발급' }).press('Enter')
  await expect(page.getByText('1명에게 발급했습니다.')).toBeVisible()
  await expect(page.getByText('그런회원없음 · 그런 회원이 없습니다.')).toBeVisible()
  await expect(page.getByRole('region', { name: '받은 회원 목록' }).getByText('사용 가능')).toBeVisible()
  await expect(page.getByText('임하준')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])

  await signIn('hajun')
  await page.goto('/mypage/shop/coupon')
  const all = main(page).getByRole('listitem').filter({ hasText: name })
  const own = all.first()
  await expect(own.getByText('사용 가능')).toBeVisible()
  await expect(own.getByText(`상품 ‘${GOODS}’`)).toBeVisible()
  await settled(page)
  await main(page).getByLabel('쿠폰 코드').fill('없는코드입니다')
  await main(page).getByRole('button', { name: '등록' }).press('Enter')
  await expect(main(page).getByText(/^등록할 수 없는 쿠폰 코드입니다/)).toBeVisible()
  await openForm(page)
  const before = await main(page)
    .getByRole('button', { name: /결제하기$/ })
    .innerText()
  await main(page)
    .getByLabel('쿠폰', { exact: true })
    .selectOption({ label: await labelOf(page, name) })
  await expect(main(page).getByRole('button', { name: /결제하기$/ })).not.toHaveText(before)
  // The code is given in where it is needed: its coupon is the one of the order, and what was typed stays.
  await main(page).getByLabel('쿠폰', { exact: true }).selectOption('')
  await main(page).getByLabel('배송 요청 사항').fill('벨을 누르지 말아 주세요')
  await main(page).getByLabel('쿠폰 코드').fill('없는코드입니다')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/^등록할 수 없는 쿠폰 코드입니다/)).toBeVisible()
  // Full-width letters, spaces and no dash: it is the same code.
  await main(page).getByLabel('쿠폰 코드').fill(code.replace('Go-', ' ｇｏ ').normalize('NFD'))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(`‘${name}’ 쿠폰을 이 주문에 적용했습니다.`)).toBeVisible()
  await expect(main(page).getByLabel('쿠폰', { exact: true })).not.toHaveValue('')
  await expect(main(page).getByRole('button', { name: /결제하기$/ })).not.toHaveText(before)
  await expect(main(page).getByLabel('배송 요청 사항')).toHaveValue('벨을 누르지 말아 주세요')

  await enterConsole(page, coupon)
  await settled(page)
  await page.getByRole('button', { name: '종료' }).press('Enter')
  const end = page.getByRole('dialog', { name: '쿠폰을 종료합니다' })
  await end.getByLabel('종료하는 사유').fill('여정이 끝났습니다')
  await page.keyboard.press('Tab')
  await end.getByRole('button', { name: '종료' }).press('Enter')
  await expect(page.getByText('쿠폰을 종료했습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '아이디로 발급' })).toHaveCount(0)
  await page.goto('/mypage/shop/coupon')
  await expect(own.getByText('발급 종료')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

const labelOf = async (page: Page, name: string): Promise<string> =>
  (await main(page).getByRole('option').filter({ hasText: name }).first().textContent())!.trim()
