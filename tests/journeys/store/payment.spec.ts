// SYS-40: from the cart to the completed order, as a guest, with the simulated provider.
import { violationsOn } from '../../support/barriers'
import { choose, fillOrder, main, openAsGuest, payButton } from '../../support/order-form'
import { expect, settled, test } from '../../support/site-test'

test('SYS-40, G-ORDERDONE: a guest pays by card; the script of the provider comes with the press, and the end opens only from there', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('/toss/v2/') && scripts.push(request.url()))
  await openAsGuest(page)
  for (const box of await main(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  expect(await violationsOn(page)).toEqual([])
  await payButton(page).click()
  await expect(main(page).getByText('다시 확인할 항목이 6개 있습니다.')).toBeVisible()
  await fillOrder(page)
  expect(scripts).toEqual([])
  await payButton(page).click()
  await page.waitForURL(/\/toss\/pay/)
  expect(scripts).toHaveLength(1)
  await choose(page, 'approve')
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('주문이 완료되었습니다')
  await page.goto('/store/order/order-complete?orderId=260601-7K2M9QX4T8WZ3')
  await expect(page).toHaveURL(/\/styling\/home$/)
})

test('SYS-40: a closed window and a declined card lead back to the form as it was, and nothing is lost on the way', async ({ page }) => {
  await openAsGuest(page)
  await fillOrder(page)
  await main(page).getByText('계좌이체').click()
  await payButton(page).click()
  await choose(page, 'cancel')
  await page.waitForURL(/payment-fail/)
  await expect(main(page).getByText('결제를 취소하셨습니다.')).toBeVisible()
  await expect(main(page).getByText('결제된 금액은 없습니다.')).toBeVisible()
  for (let declined = 0; declined < 2; declined++) {
    await main(page).getByRole('link', { name: '다시 결제하기' }).click()
    await page.waitForURL(/order\/payment$/)
    await settled(page)
    await expect(main(page).getByLabel('휴대전화 번호', { exact: true })).toHaveValue('010-2000-1011')
    await expect(main(page).getByRole('radio', { name: '계좌이체' })).toBeChecked()
    await payButton(page).click()
    if (declined === 1) break
    await choose(page, 'decline')
    await page.waitForURL(/payment-fail/)
    await expect(main(page).getByText('한도초과 혹은 잔액부족으로 결제에 실패했습니다. 결제된 금액은 없습니다.')).toBeVisible()
  }
  await choose(page, 'approve')
  await page.waitForURL(/order-complete\?orderId=/)
})
