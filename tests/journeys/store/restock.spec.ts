// SYS-39: an option that is sold out is waited for by a member, told of once, and gone from the list then; a coupon is taken on the page of its
// goods, and takes off in the order form what that page said.
import type { Page } from '@playwright/test'
import { callKey } from '@/schemas/api/base/call-key'
import { expect, settled, test } from '../../support/site-test'
import { enter } from '../../support/sign-in-form'

const main = (page: Page) => page.locator('main')
const OPTION = '1,200mm, 린넨 방석'

test('SYS-39: a visitor chooses a sold-out option, signs in, finds it chosen, waits for it, and is told when it is there', async ({
  page,
  staff,
  complaints,
}) => {
  await page.goto('/store/home')
  await settled(page)
  await main(page).getByRole('list', { name: '스토어 카테고리' }).getByRole('link', { name: '가구' }).click()
  await page.getByRole('navigation', { name: '가구 분류' }).getByRole('link', { name: '거실·다이닝' }).click()
  await settled(page)
  await main(page).getByRole('link', { name: '현관 오크 벤치' }).first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('현관 오크 벤치')
  await settled(page)
  const opener = main(page).getByRole('button', { name: '품절된 옵션 재입고 알림 받기' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '재입고 알림' })
  await dialog.getByRole('button', { name: '다시 들어오면 알림 받기' }).click()
  await expect(dialog.getByText('기다리시는 옵션을 선택해 주세요.')).toBeVisible()
  await dialog.getByRole('radio', { name: OPTION }).check()
  await dialog.getByRole('button', { name: '다시 들어오면 알림 받기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/\/login\?/)
  await settled(page)
  await enter(page, 'hajun')
  // Back on the goods, the dialog is open with the same option.
  await expect(dialog.getByRole('radio', { name: OPTION })).toBeChecked()
  await dialog.getByRole('button', { name: '다시 들어오면 알림 받기' }).click()
  await expect(page.getByText('다시 들어오면 알려 드리겠습니다.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog.getByRole('radio', { name: `${OPTION} 알림을 신청하셨습니다.` })).toBeVisible()
  await dialog.getByRole('radio', { name: OPTION }).check()
  await expect(dialog.getByRole('button', { name: '알림 취소' })).toBeVisible()
  await dialog.getByRole('radio', { name: '900mm, 린넨 방석' }).check()
  await dialog.getByRole('button', { name: '다시 들어오면 알림 받기' }).click()
  await expect(dialog).toBeHidden()

  // In My Page both wait; one is taken back.
  await page.getByLabel(/님 메뉴$/).click()
  await page.getByRole('link', { name: '마이페이지', exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: '나의 쇼핑' }).filter({ visible: true }).first().click()
  await settled(page)
  await main(page).getByRole('link', { name: '재입고 알림' }).click()
  const rows = main(page).getByRole('listitem').filter({ hasText: '현관 오크 벤치' })
  await expect(rows).toHaveCount(2)
  await settled(page)
  await main(page).getByRole('button', { name: '현관 오크 벤치 900mm 린넨 방석 알림 취소' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('다시 들어오기를 기다리고 있습니다.')

  // Staff see that one waits, and put pieces in.
  const browse = `/adm/stock/browse?goodsId=bench-entry&size=50`
  const stock = (await (await staff.get(browse)).json()) as { data: { items: { variantId: string; waiting: number }[] } }
  expect(stock.data.items.find(({ variantId }) => variantId === 'bench-entry-4')!.waiting).toBe(1)
  const adjust = (pieces: number) =>
    staff.post('/adm/stock/adjust', {
      data: { variantId: 'bench-entry-4', pieces, reason: '재입고 알림을 확인합니다' },
      headers: { 'idempotency-key': callKey() },
    })
  expect((await adjust(2)).status()).toBe(200)
  const told = '기다리시던 ‘현관 오크 벤치’ (1,200mm, 린넨 방석) 상품이 다시 들어왔습니다.'
  await expect(async () => {
    expect(await (await page.request.get('/svc/myPageSvcApi/svcMyPageMyAlarmList')).text()).toContain(told)
  }).toPass()
  await page.getByRole('link', { name: '알림', exact: true }).filter({ visible: true }).first().click()
  await settled(page)
  await main(page).getByText(told).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('현관 오크 벤치')
  expect((await adjust(-2)).status()).toBe(200)

  // From there to a lamp, whose page has a coupon and the days between which it comes.
  await page.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: '스토어' }).click()
  await main(page).getByRole('list', { name: '스토어 카테고리' }).getByRole('link', { name: '조명·패브릭' }).click()
  await settled(page)
  await main(page).getByRole('link', { name: '종이 조명 온' }).first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('종이 조명 온')
  await settled(page)
  const said = await main(page)
    .getByText(/도착 예정$/)
    .first()
    .innerText()
  const days = /(\S+ \S+) 도착 예정/.exec(said)![1]!
  await main(page).getByRole('button', { name: '쿠폰 받기 (1장)' }).click()
  const coupons = page.getByRole('dialog', { name: '쿠폰 받기' })
  const coupon = coupons.getByRole('listitem').filter({ hasText: '조명 5% 쿠폰' })
  await expect(coupon).toContainText('1개 예상가 75,050원 (쿠폰 없이 79,000원)')
  await coupon.getByRole('button', { name: '조명 5% 쿠폰 받기' }).click()
  await expect(page.getByText('‘조명 5% 쿠폰’ 쿠폰을 받았습니다. 주문서에서 고르실 수 있습니다.')).toBeVisible()
  await expect(coupon.getByRole('button')).toHaveText('받으셨습니다')
  await coupons.getByRole('button', { name: '닫기' }).click()
  await main(page)
    .getByRole('radio', { name: /^350mm/ })
    .check()
  await main(page).getByRole('radio', { name: /^1m/ }).check()
  await main(page).getByRole('button', { name: '바로 구매' }).filter({ visible: true }).click()
  await page.waitForURL(/\/store\/order\/payment/)
  await expect(main(page).getByText(`${days} 도착 예정`)).toBeVisible()
  const choice = main(page).getByLabel('쿠폰', { exact: true })
  await choice.selectOption({ label: (await choice.locator('option', { hasText: '조명 5% 쿠폰, 3,950원 할인' }).innerText()).trim() })
  await expect(main(page).getByText('-3,950원')).toBeVisible()
  expect(complaints).toEqual([])
})
