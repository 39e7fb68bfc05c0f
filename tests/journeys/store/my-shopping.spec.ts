// SYS-40: a member finds an order in My Page and cancels it, in part and as a whole; keeps addresses; a visitor finds theirs by its number.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { boughtOrder, prepareOrder, stepOrder } from '../../support/bought-order'
import { expect, settled, test } from '../../support/site-test'
import { verifyVisitor } from '../../support/verify-visitor'

const main = (page: Page) => page.locator('main')
const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
test('SYS-40: a member finds the order, cancels a piece of it, then the rest, and is told before what comes back', async ({
  page,
  signIn,
}) => {
  await signIn('haneul')
  const orderId = await boughtOrder(page, { name: '김하늘', phoneNo: '01020001001' })
  await page.goto('/mypage/shop/order')
  await main(page).getByRole('listitem').filter({ hasText: orderId }).getByRole('link').click()
  await expect(main(page).getByText('결제 완료')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await main(page).getByRole('link', { name: '주문 취소' }).click()
  await settled(page)
  const lamp = main(page).getByRole('listitem').filter({ hasText: '홈카페 줄 조명' })
  await main(page)
    .getByRole('checkbox', { name: /필름 견본첩/ })
    .uncheck()
  await lamp.getByRole('combobox').selectOption('1')
  await main(page).getByRole('button', { name: '취소하기' }).click()
  await expect(main(page).getByText('취소 이유를 골라 주세요.')).toBeVisible()
  await main(page).getByLabel('취소 이유').selectOption('주문 실수')
  // Of 74,800 won the rest, 44,900 won, stays and pays for its delivery now.
  await expect(main(page).getByRole('region', { name: '취소하면 돌려받는 것' })).toHaveText(
    '취소하면 돌려받는 것상품 금액29,900원남는 상품의 배송비−3,000원환불 금액26,900원',
  )
  await main(page).getByRole('button', { name: '취소하기' }).click()
  await expect(main(page).getByRole('heading', { name: '선택하신 상품을 취소했습니다.' })).toBeFocused()
  await expect(main(page).getByText('26,900원을 환불했습니다.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await main(page).getByRole('button', { name: '더 취소하기' }).click()
  await main(page).getByLabel('취소 이유').selectOption('단순 변심')
  // With what is left of the goods their delivery comes back as well.
  await expect(main(page).getByRole('region', { name: '취소하면 돌려받는 것' })).toHaveText(
    '취소하면 돌려받는 것상품 금액44,900원먼저 취소하실 때 뺀 배송비3,000원환불 금액47,900원',
  )
  await main(page).getByRole('button', { name: '취소하기' }).click()
  await expect(main(page).getByRole('heading', { name: '주문을 취소했습니다.' })).toBeVisible()
  await expect(main(page).getByText('47,900원을 환불했습니다.')).toBeVisible()
  await main(page).getByRole('link', { name: '주문 보기' }).click()
  await expect(main(page).getByText('2개 취소됨')).toBeVisible()
  const given = main(page).getByRole('region', { name: '취소와 환불' }).getByRole('listitem')
  await expect(given).toHaveCount(2)
  await expect(given.first()).toContainText(/남는 상품의 배송비−3,000원환불 금액26,900원주문 실수$/)
  await expect(given.last()).toContainText(/47,900원단순 변심$/)
  await expect(main(page).getByRole('region', { name: '결제', exact: true })).toContainText(
    '상품 금액74,800원배송비무료결제 금액74,800원환불한 금액74,800원',
  )
  await expect(main(page).getByRole('link', { name: '주문 취소' })).toHaveCount(0)
  // Another member has no such order.
  await signIn('doyun')
  await page.goto(`/mypage/shop/order/detail/${orderId}`)
  await expect(main(page).getByText(/^주문을 찾을 수 없습니다/)).toBeVisible()
})

test('SYS-40: an address is kept, changed, removed and brought back', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/mypage/shop/delivery')
  await settled(page)
  await main(page).getByRole('button', { name: '배송지 추가' }).click()
  const name = main(page).getByLabel('받는 분')
  await expect(name).toBeFocused()
  await name.fill('우리 집')
  await main(page).getByRole('button', { name: '저장' }).click()
  await expect(main(page).getByText('휴대전화 번호를 입력해 주세요.')).toBeVisible()
  await expect(main(page).getByText('주소 검색으로 주소를 입력해 주세요.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.request.post('/svc/deliverySvcApi/save', {
    data: { address: { name: '우리 집', phoneNo: '01020001001', zipCode: '06236', address: '서울특별시 강남구 테헤란로 152' } },
    headers: { origin: site() },
  })
  await page.reload()
  await settled(page)
  const row = main(page).getByRole('list', { name: '배송지 목록' }).getByRole('listitem').filter({ hasText: '우리 집' })
  await expect(row).toContainText('기본 배송지')
  await row.getByRole('button', { name: /^수정/ }).click()
  await main(page).getByLabel('받는 분').fill('우리 집 2호')
  await main(page).getByRole('button', { name: '저장' }).click()
  await expect(row).toContainText('우리 집 2호')
  await expect(row.getByRole('button', { name: /^수정/ })).toBeFocused()
  await row.getByRole('button', { name: /^삭제/ }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(row).toContainText('기본 배송지')
  await row.getByRole('button', { name: /^삭제/ }).click()
  await expect(row).toHaveCount(0)
})

test('Q-095: a visitor finds the order by its number and identity, and cancels it; or by a texted code, and asks to cancel it', async ({
  page,
  staff,
}) => {
  const orderId = await boughtOrder(page, { name: '송다온', phoneNo: '01020001011' })
  await page.goto('/store/order/guest')
  await settled(page)
  await main(page).getByRole('button', { name: '본인인증하고 주문 보기' }).click()
  await expect(main(page).getByText('주문 번호를 입력해 주세요.')).toBeVisible()
  await main(page).getByLabel('주문 번호').fill(orderId.toLowerCase())
  expect(await violationsOn(page)).toEqual([])
  await verifyVisitor(page, '본인인증하고 주문 보기', '송다온')
  await page.waitForURL((url) => url.searchParams.get('id') === orderId)
  await expect(main(page).getByText(`주문 번호 ${orderId}`)).toBeVisible()
  await settled(page)
  await main(page).getByLabel('취소 이유').selectOption('단순 변심')
  await main(page).getByRole('button', { name: '취소하기' }).click()
  await expect(main(page).getByRole('heading', { name: '주문을 취소했습니다.' })).toBeFocused()
  // The order on the same page says so too.
  await expect(main(page).getByRole('region', { name: '취소와 환불' })).toContainText('취소 · 환불했습니다')
  await expect(main(page).getByText('결제 완료')).toHaveCount(0)
  // The number of somebody else’s order opens nothing.
  await page.goto('/store/order/guest?id=260601-7K2M9QX4T8WZ3')
  await expect(
    main(page).getByText(/^입력하신 내용에 맞는 주문이 없습니다. 주문 번호와, 본인인증하신 이름과 휴대전화 번호가/),
  ).toBeVisible()
  await settled(page)
  // One of another person, who has the telephone at hand: it is shown masked.
  const phoneNo = `010${String(Date.now()).slice(-8)}`
  const other = await boughtOrder(page, { name: '문보라', phoneNo })
  await prepareOrder(staff, other)
  await main(page).getByLabel('주문 번호').fill(other)
  await main(page).getByLabel('휴대전화 번호').fill(phoneNo)
  await page.keyboard.press('Enter')
  await expect(main(page).getByLabel('인증번호', { exact: true })).toBeFocused()
  await page.keyboard.type(await codeSentTo(phoneNo))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('id') === other)
  await settled(page)
  await expect(main(page).getByRole('region', { name: '주문하신 분' })).toContainText('문*라')
  await expect(main(page).getByText('문보라')).toHaveCount(0)
  await main(page).getByLabel('취소 이유').selectOption('주문 실수')
  await main(page).getByRole('button', { name: '취소 요청하기' }).click()
  const request = main(page).getByRole('region', { name: '취소 요청', exact: true })
  await expect(request).toContainText('확인하고 있습니다')
  await expect(request).toContainText('주문 실수')
  await settled(page)
  // Staff answer while the buyer thinks better of it: the later one is told, and reads what became of it.
  await stepOrder(staff, other, 'cancelRequest/accept')
  await request.getByRole('button', { name: '요청 철회하기' }).click()
  await page.getByRole('button', { name: '요청 철회', exact: true }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(request).toContainText('취소했습니다')
  await expect(main(page).getByText('취소', { exact: true }).first()).toBeVisible()
})

/** The digits of the latest text to a number. */
async function codeSentTo(phoneNo: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await fetch(`${process.env['DEVSIM_UNDER_TEST']}/_ctl/inbox?service=solapi&to=${phoneNo}`)
    const { items } = (await answer.json()) as { items: { text: string }[] }
    code = /인증번호 (\d{6})/.exec(items.map(({ text }) => text).join('\n'))?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}
