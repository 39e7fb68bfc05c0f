// SYS-40, G-ORDERDONE: a member goes from the home page to goods, pays, and reads all that the page of the completed order says.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { choose, fillOrder, main, payButton } from '../../support/order-form'
import { expect, settled, test } from '../../support/site-test'

/** As somebody who has not been here before: the menu, a category, the goods, an option, the cart, the form. @returns the postal code. */
async function goToForm(page: Page): Promise<string> {
  await page.goto('/')
  await settled(page)
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await menu.getByText('스토어', { exact: true }).click()
  await menu.getByRole('link', { name: '스토어 전체보기' }).click()
  await page.waitForURL(/\/store\/home$/)
  await settled(page)
  await main(page).getByRole('list', { name: '스토어 카테고리' }).getByRole('link', { name: '조명·패브릭' }).click()
  await page.waitForURL(/\/store\/category\//)
  await settled(page)
  await main(page).getByRole('list', { name: '조명·패브릭 상품' }).getByRole('link', { name: '홈카페 줄 조명' }).click()
  await page.waitForURL(/\/store\/goods\/lamp-string$/)
  await settled(page)
  await main(page).getByRole('radio', { name: /^5m/ }).check()
  await main(page).getByRole('button', { name: '담기' }).locator('visible=true').click()
  await page.getByRole('button', { name: '장바구니 보기' }).click()
  await page.waitForURL(/store-cart$/)
  await settled(page)
  await main(page).getByText('1개 상품 주문하기').locator('visible=true').click()
  await page.waitForURL(/order\/payment/)
  await settled(page)
  await fillOrder(page)
  await main(page).locator('[id$="-addressDetail"]').fill('3층')
  await main(page).getByLabel('배송 요청 사항').fill('문 앞에 놓아 주세요.')
  return main(page).getByLabel('우편번호').inputValue()
}

/** All words of a part in their order, without the room between them. */
const wordsOf = async (page: Page, name: string): Promise<string> =>
  ((await main(page).getByRole('region', { name, exact: true }).textContent()) ?? '').replace(/\s/g, '')

const GOODS = '주문상품홈카페줄조명5m29,900원1개택배29,900원상품금액29,900원배송비3,000원'

test('a member buys by card and by deposit from the home page on, and reads the number, the goods, the sums, the receiver and the account', async ({
  page,
  signIn,
  complaints,
}) => {
  // Twice the whole way.
  test.slow()
  await signIn('minjaebiz')
  const zipCode = await goToForm(page)
  await expect(payButton(page)).toHaveText('32,900원 결제하기')
  await payButton(page).click()
  await choose(page, 'approve')
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('주문이 완료되었습니다')
  const orderId = new URL(page.url()).searchParams.get('orderId')!
  await expect(main(page).getByText(orderId)).toBeVisible()
  await expect(main(page).getByText('카드·간편결제')).toBeVisible()
  expect(await wordsOf(page, '주문 상품')).toBe(`${GOODS}결제금액32,900원`)
  expect(await wordsOf(page, '배송지')).toMatch(
    new RegExp(`^배송지받는분송다온연락처010-2000-1011주소\\(${zipCode}\\).*세종대로.*3층요청사항문앞에놓아주세요\\.$`),
  )
  expect(await violationsOn(page)).toEqual([])
  await main(page).getByRole('link', { name: '주문 내역 보기' }).click()
  await page.waitForURL(`/mypage/shop/order/detail/${orderId}`)
  await expect(main(page).getByText('결제 완료').first()).toBeVisible()
  // Until it is sent the buyer says where it goes.
  await settled(page)
  await main(page).getByRole('button', { name: '배송지 바꾸기' }).click()
  await expect(main(page).getByLabel('받는 분')).toBeFocused()
  await main(page).getByLabel('상세주소').fill('7층 안내데스크')
  await main(page).getByRole('button', { name: '이 주소로 바꾸기' }).click()
  await expect(main(page).getByText('배송지를 바꾸었습니다.', { exact: false })).toBeFocused()
  await expect(main(page).getByRole('region', { name: '배송지' })).toContainText('7층 안내데스크')

  await goToForm(page)
  await main(page).getByRole('radio', { name: '가상계좌' }).check()
  await payButton(page).click()
  await choose(page, 'approve')
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('주문을 받았습니다')
  await expect(main(page).getByText('아래 계좌로 입금하시면 주문이 완료되고, 도착 예정일을 알려 드립니다.')).toBeVisible()
  await expect(main(page).getByText(/^우리은행 X\d{14}$/)).toBeVisible()
  const due = new Date(Date.now() + 72 * 3_600_000)
  const day = due.toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })
  await expect(main(page).getByText(/까지 32,900원을 입금해 주세요\. 기한이 지나면 주문이 자동으로 취소됩니다\./)).toContainText(day)
  expect(await wordsOf(page, '주문 상품')).toBe(`${GOODS}입금할금액32,900원`)
  expect(await wordsOf(page, '배송지')).toContain('받는분송다온연락처010-2000-1011')
  await main(page).getByRole('link', { name: '주문 내역 보기' }).click()
  await expect(main(page).getByText(/까지 입금해 주세요\./)).toBeVisible()
  await settled(page)
  await main(page).getByRole('button', { name: '다시 담기' }).click()
  await expect(main(page).getByText('상품 1가지를 지금 가격으로 장바구니에 담았습니다.')).toBeVisible()
  await main(page).getByRole('link', { name: '장바구니 보기' }).click()
  await page.waitForURL(/store-cart$/)
  await expect(main(page).getByRole('link', { name: '홈카페 줄 조명' })).toBeVisible()
  expect(complaints).toEqual([])
})
