// SYS-40: a visitor finds a delivered order from the home page on and sends pieces of it back; staff take a return in, and give money back.
import { violationsOn } from '../../support/barriers'
import { boughtOrder, deliverOrder } from '../../support/bought-order'
import { enterConsole } from '../../support/enter-console'
import { expect, settled, test } from '../../support/site-test'
import { main } from '../../support/order-form'
import { verifyVisitor } from '../../support/verify-visitor'

const DAON = { name: '송다온', phoneNo: '01020001011' }

test('a visitor asks for a return behind the identification, and reads what comes back and how far it is', async ({
  page,
  staff,
  complaints,
}) => {
  const orderId = await boughtOrder(page, DAON)
  await deliverOrder(staff, orderId)
  await page.goto('/')
  await settled(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^장바구니/ })
    .locator('visible=true')
    .click()
  await main(page).getByRole('link', { name: '비회원 주문 조회' }).click()
  await settled(page)
  await main(page).getByLabel('주문 번호').fill(orderId)
  await verifyVisitor(page, '본인인증하고 주문 보기', '송다온')
  await page.waitForURL((url) => url.searchParams.get('id') === orderId)
  await main(page).getByRole('link', { name: '반품 신청' }).click()
  await page.waitForURL((url) => url.searchParams.get('kind') === 'refund')
  await settled(page)
  await main(page)
    .getByRole('checkbox', { name: /홈카페 줄 조명/ })
    .check()
  await main(page).getByText('마음이 바뀌었습니다').click()
  await main(page).getByLabel('자세한 사유').fill('색이 생각과 다릅니다.')
  await main(page).getByText('직접 보내겠습니다').click()
  await expect(main(page).getByRole('region', { name: '돌려받는 것' })).toContainText('환불 금액59,800원')
  expect(await violationsOn(page)).toEqual([])
  await main(page).getByRole('button', { name: '반품 신청하기' }).click()
  await expect(main(page).getByRole('heading', { name: '반품을 신청했습니다.' })).toBeFocused()
  // The order above is read anew: nothing of it can be asked for a second time.
  await expect(main(page).getByRole('link', { name: '반품 신청' })).toHaveCount(1)
  const known = main(page).getByRole('region', { name: '교환·반품 내역' })
  await expect(known).toContainText('반품 · 신청')
  await expect(known).toContainText('홈카페 줄 조명 5m 2개')
  await expect(known).toContainText('59,800원')
  expect(complaints).toEqual([])
})

test('staff give money back without pieces, and take in a return that nobody could ask for', async ({ page, staff }) => {
  const orderId = await boughtOrder(page, DAON)
  await deliverOrder(staff, orderId)
  await enterConsole(page, `/ice_builder/orders/${orderId}`)
  await page.getByRole('button', { name: '금액 돌려드리기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('돌려드릴 금액(원)').fill('5000')
  await dialog.getByLabel('돌려드리는 사유').fill('상자가 찌그러져 왔습니다')
  await dialog.getByRole('button', { name: '돌려드리기' }).click()
  await expect(page.getByText(/^5,000원을 돌려드렸습니다\. 고객에게/)).toBeVisible()
  await expect(page.getByText('돌려드린 금액')).toBeVisible()
  await page.getByRole('button', { name: '교환·반품 접수' }).click()
  await dialog.getByLabel(/^홈카페 줄 조명/).fill('1')
  await dialog.getByLabel('돌려드릴 금액에서 뺄 금액(원)').fill('1000')
  await expect(dialog.getByText('1,000원을 빼고 돌려드립니다.')).toBeVisible()
  await dialog.getByLabel('감액하는 사유').fill('상자를 버리셨습니다')
  await dialog.getByLabel('접수 사유').fill('전화로 말씀하셨습니다')
  await dialog.getByRole('button', { name: '접수', exact: true }).click()
  await page.waitForURL(/\/ice_builder\/returns\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('반품')
  await expect(page.getByText('28,900원').first()).toBeVisible()
  await expect(page.getByText('− 1,000원 · 상자를 버리셨습니다')).toBeVisible()
})
