// SYS-40: staff send an order with the number of its parcel, the carrier delivers it, and the member reads its way.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { boughtOrder } from '../../support/bought-order'
import { enterConsole } from '../../support/enter-console'
import { forceNext, forgetForced } from '../../support/force-next'
import { expect, settled, test } from '../../support/site-test'

const main = (page: Page) => page.locator('main')

test('SYS-40: an order is sent with a number, its parcel arrives, and the member reads the way and the end of it', async ({
  page,
  signIn,
}) => {
  // Of a run's own, so that the simulator delivers this parcel and no other.
  const trackingNo = `6${String(Date.now()).slice(-10)}1`
  await signIn('dainbiz')
  const orderId = await boughtOrder(page, { name: '문다인', phoneNo: '01020001034' })
  await forceNext('tracker', 'delivered', { about: trackingNo })
  await enterConsole(page, `/ice_builder/orders/${orderId}`)
  await settled(page)
  await page.getByRole('button', { name: '준비 시작' }).click()
  const reason = page.getByRole('dialog', { name: '상품 준비를 시작합니다' })
  await reason.getByLabel('바꾸는 사유').fill('결제를 확인했습니다')
  await reason.getByRole('button', { name: '준비 시작' }).click()
  await page.getByRole('button', { name: '송장 넣고 보내기' }).click()
  const dialog = page.getByRole('dialog', { name: '송장 번호 넣기' })
  await dialog.getByLabel('송장 번호', { exact: true }).fill(trackingNo)
  await dialog.getByRole('button', { name: '넣기' }).click()
  await expect(page.getByText(/^송장 번호를 넣었습니다\. 고객에게/)).toBeVisible()
  // Nobody of the staff says that it has arrived.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('택배사가 배송을 마쳤습니다.')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await settled(page)
  await expect(page.getByRole('list', { name: `CJ대한통운 ${trackingNo} 배송 단계` }).getByRole('listitem')).toHaveText([
    /^배송 완료/,
    /^접수/,
  ])
  expect(await violationsOn(page)).toEqual([])

  await page.goto(`/mypage/shop/order/detail/${orderId}`)
  const steps = main(page).getByRole('list', { name: `CJ대한통운 ${trackingNo} 배송 단계` })
  await expect(steps.getByRole('listitem')).toHaveText([/^배송 완료.*강남역삼$/s, /^접수/])
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/mypage/shop/order')
  await expect(main(page).getByRole('listitem').filter({ hasText: orderId })).toContainText('배송 완료')
})

test.afterAll(() => forgetForced('tracker'))
