// SYS-40: what is paid in cash has a receipt, and may be held by the provider until the goods have come.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { choose, fillOrder, main, openAsGuest, payButton } from '../../support/order-form'
import { expect, settled, test } from '../../support/site-test'
import { verifyVisitor } from '../../support/verify-visitor'

const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const GOODS = ['lamp-string-1', 'sample-film-1']

/** From the completed order to the page on which a visitor finds it. @returns its number. */
async function openOrder(page: Page): Promise<string> {
  await page.waitForURL(/order-complete\?orderId=/)
  const orderId = new URL(page.url()).searchParams.get('orderId')!
  await page.goto('/store/order/guest')
  await settled(page)
  await main(page).getByLabel('주문 번호').fill(orderId)
  await verifyVisitor(page, '본인인증하고 주문 보기', '송다온')
  await page.waitForURL((url) => url.searchParams.get('id') === orderId)
  await settled(page)
  return orderId
}

test('a guest has a transfer held and asks for a receipt; both stand on the order, no part of it is cancelled, and the whole is', async ({
  page,
}) => {
  await openAsGuest(page, GOODS)
  await fillOrder(page)
  await expect(main(page).getByRole('checkbox', { name: /구매안전서비스/ })).toHaveCount(0)
  await main(page).getByText('계좌이체').click()
  const escrow = main(page).getByRole('checkbox', { name: /구매안전서비스/ })
  await expect(escrow).not.toBeChecked()
  await escrow.press('Space')
  await main(page).getByText('소득공제', { exact: true }).click()
  expect(await violationsOn(page)).toEqual([])
  await payButton(page).click()
  await page.waitForURL(/\/toss\/pay/)
  await expect(page.getByText('구매안전서비스(에스크로)를 이용하는 결제입니다.')).toBeVisible()
  await expect(page.getByText('현금영수증: 소득공제')).toBeVisible()
  await choose(page, 'approve')
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByText('구매안전서비스(에스크로) 이용')).toBeVisible()
  await expect(main(page).getByText(/^소득공제 · [\d,]+원 발급/)).toBeVisible()
  const orderId = await openOrder(page)
  await expect(main(page).getByRole('link', { name: '구매안전서비스(에스크로) 이용' })).toHaveAttribute('href', '/zin/payment-guarantee')
  await expect(main(page).getByRole('link', { name: '현금영수증 보기' })).toBeVisible()
  await expect(main(page).getByText(/구매안전서비스\(에스크로\)로 결제하신 주문은 일부만 취소하실 수 없습니다/)).toBeVisible()
  for (const box of await main(page).getByRole('listitem').getByRole('checkbox').all()) await expect(box).toBeDisabled()
  const read = await page.request.get(`/svc/orderSvcApi/guestRead?id=${orderId}`)
  const { data } = (await read.json()) as { data: { item: { items: { lineSeq: number }[] } } }
  const part = await page.request.post('/svc/orderSvcApi/guestCancel', {
    data: { id: orderId, reason: '단순 변심', items: [{ lineSeq: data.item.items[0]!.lineSeq, qty: 1 }] },
    headers: { origin: site() },
  })
  expect(part.status()).toBe(400)
  await main(page).getByLabel('취소 이유').selectOption('단순 변심')
  await main(page).getByRole('button', { name: '취소하기' }).click()
  await expect(main(page).getByRole('heading', { name: '주문을 취소했습니다.' })).toBeFocused()
  await page.reload()
  await expect(main(page).getByText('소득공제 · 취소했습니다')).toBeVisible()
})

test('a guest who paid without a receipt asks for it from the order', async ({ page }) => {
  await openAsGuest(page, ['sample-film-1'])
  await fillOrder(page)
  await main(page).getByText('계좌이체').click()
  await payButton(page).click()
  await choose(page, 'approve')
  await openOrder(page)
  const send = main(page).getByRole('button', { name: '현금영수증 신청하기' })
  await send.click()
  await expect(main(page).getByText('현금영수증 종류를 골라 주세요.').first()).toBeVisible()
  await main(page).getByText('지출증빙', { exact: true }).click()
  const number = main(page).getByLabel('사업자등록번호 또는 현금영수증 카드 번호')
  await number.fill('123-45-67890')
  await send.click()
  await expect(
    main(page)
      .getByText(/정확히 입력해 주세요/)
      .first(),
  ).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await number.fill('123-45-67891')
  await send.click()
  await expect(main(page).getByText('현금영수증을 신청했습니다.')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(/^지출증빙 · [\d,]+원 발급/)).toBeVisible()
  await expect(send).toHaveCount(0)
})
