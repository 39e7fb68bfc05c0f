// SYS-40: paying as buyers do it when they do not go straight ahead.
import type { Locator, Page } from '@playwright/test'
import { callKey } from '@/schemas/api/base/call-key'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { violationsOn } from '../../support/barriers'
import { choose, emptyCart, fillOrder, main, openAsGuest, PAYMENT, payButton, putIn } from '../../support/order-form'
import { expect, settled, test } from '../../support/site-test'
import { verifyVisitor } from '../../support/verify-visitor'

/** Past the header by its first link. */
async function skipTo(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Goes on by the tabulator until it is there, as a reader without a mouse does. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await there.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${String(there)}`)
}

test('a guest orders by keyboard alone, and finds the account of the deposit again after the page has gone', async ({ page }) => {
  const press = async (there: Locator, key: string) => {
    await tabTo(page, there)
    await page.keyboard.press(key)
  }
  const type = async (label: string, text: string) => {
    await tabTo(page, main(page).getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  const button = (name: string | RegExp) => main(page).getByRole('button', { name })
  await putIn(page, ['mug-set-1'])
  await page.goto(PAYMENT)
  await page.waitForURL(/guest-agreement$/)
  await settled(page)
  await skipTo(page)
  await press(main(page).getByRole('checkbox', { name: /전체 동의/ }), 'Space')
  await press(button('동의하고 주문하기'), 'Enter')
  await page.waitForURL(/order\/payment$/)
  await settled(page)
  await skipTo(page)
  await type('이름', '송다온')
  await type('휴대전화 번호', '01020001011')
  await press(button('주문자와 같음'), 'Enter')
  await press(button('주소 검색'), 'Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first()).toBeFocused()
  await page.keyboard.type('세종대로')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await press(dialog.getByRole('listitem').first().getByRole('button').first(), 'Enter')
  await expect(main(page).getByLabel('우편번호')).not.toHaveValue('')
  await tabTo(page, main(page).getByRole('radio', { name: '카드·간편결제' }))
  await page.keyboard.press('ArrowUp')
  await expect(main(page).getByRole('radio', { name: '가상계좌' })).toBeChecked()
  await press(main(page).getByRole('checkbox', { name: /구매에 동의합니다/ }), 'Space')
  await press(payButton(page), 'Enter')
  await choose(page, 'approve')
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('주문을 받았습니다')
  await expect(button('계좌 번호 복사')).toBeVisible()
  await expect(main(page).getByText('이 화면은 다시 열리지 않습니다.')).toBeVisible()
  const account = /X\d{14}/.exec(await main(page).innerText())![0]
  // The page opens once; the number of the order is at hand where it is asked for.
  await page.reload()
  await expect(page).toHaveURL(/\/styling\/home$/)
  await page.goto('/store/order/store-cart')
  await main(page).getByRole('link', { name: '비회원 주문 조회' }).click()
  await page.waitForURL(/\/store\/order\/guest$/)
  await settled(page)
  await expect(main(page).getByLabel('주문 번호')).not.toHaveValue('')
  await verifyVisitor(page, '본인인증하고 주문 보기', '송다온')
  await expect(main(page).getByText(account)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('a member pays with points: two presses are one order, and the first try of another tab is charged nothing', async ({
  page,
  context,
  signIn,
  staff,
}) => {
  await signIn('narae')
  const given = await staff.post('/adm/benefit/points', {
    data: { memberNo: demoMemberNo('narae'), points: 5_000, reason: '시험으로 드리는 포인트' },
    headers: { 'idempotency-key': callKey() },
  })
  expect(given.status(), await given.text()).toBe(200)
  await putIn(page, ['cushion-fabric-1'])
  const prepared: string[] = []
  context.on('request', (request) => request.url().includes('paymentSvcApi/prepare') && prepared.push(request.url()))
  const withPoints = async (tab: Page) => {
    await tab.goto(PAYMENT)
    await settled(tab)
    await fillOrder(tab)
    await main(tab).getByRole('button', { name: '모두 사용' }).click()
    await expect(payButton(tab)).toHaveText('30,000원 결제하기')
  }
  await withPoints(page)
  await main(page).getByLabel('사용할 포인트').fill('5001')
  await payButton(page).click()
  await expect(main(page).getByLabel('사용할 포인트')).toBeFocused()
  await expect(main(page).getByText('사용할 수 있는 포인트는 5,000P입니다.').first()).toBeVisible()
  await main(page).getByRole('button', { name: '모두 사용' }).click()
  await payButton(page).dblclick()
  await page.waitForURL(/\/toss\/pay/)
  expect(prepared).toHaveLength(1)

  const other = await context.newPage()
  await withPoints(other)
  await payButton(other).click()
  await choose(other, 'approve')
  await other.waitForURL(/order-complete\?orderId=/)
  await choose(page, 'approve')
  await page.waitForURL(/payment-fail\?code=CONFIRM/)
  await expect(main(page).getByText(/다른 창에서 새로 주문하여, 이 주문은 결제하지 않았습니다/)).toBeVisible()
  await other.goto('/mypage/shop/point')
  await expect(main(other).getByText('결제하지 않은 주문에서 돌려받음').first()).toBeVisible()
  const points = (await (await page.request.get('/svc/pointSvcApi/svcList')).json()) as { data: { item: { balance: number } } }
  expect(points.data.item.balance).toBe(0)
  await other.close()
})

test('what is sold out or costs another price by the time of the press is said, and what was typed stays', async ({
  page,
  staff,
  signIn,
}) => {
  const GONE = 'blanket-knit-1'
  const adjust = async (pieces: number) => {
    const answer = await staff.post('/adm/stock/adjust', {
      data: { variantId: GONE, pieces, reason: '주문서가 열린 동안의 시험' },
      headers: { 'idempotency-key': callKey() },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: { item: { left: number } } }).data.item.left
  }
  await signIn('seojun')
  await emptyCart(page)
  await page.context().clearCookies()
  await openAsGuest(page, [GONE, 'wall-plaster-white-3'])
  await fillOrder(page)
  await expect(payButton(page)).toHaveText('120,900원 결제하기')
  const left = (await adjust(1)) - 1
  await adjust(-left - 1)
  await payButton(page).click()
  await expect(main(page).getByText('그사이 재고가 부족해졌습니다.', { exact: false })).toBeVisible()
  await expect(main(page).getByText('1가지는 품절되었거나 수량이 부족하여 이 주문에서 뺐습니다.', { exact: false })).toBeVisible()
  await expect(payButton(page)).toHaveText('24,900원 결제하기')
  await expect(main(page).getByText('결제 금액이 120,900원에서 24,900원으로 바뀌었습니다.', { exact: false })).toBeVisible()
  await expect(main(page).getByLabel('이름', { exact: true })).toHaveValue('송다온')
  // Signed in elsewhere meanwhile: members pay another price.
  await signIn('seojun')
  await payButton(page).click()
  await expect(main(page).getByText('그사이 결제 금액이 바뀌었습니다.', { exact: false })).toBeVisible()
  await expect(main(page).getByText('에서 23,400원으로 바뀌었습니다.', { exact: false })).toBeVisible()
  await expect(main(page).getByLabel('휴대전화 번호', { exact: true })).toHaveValue('010-2000-1011')
  expect(await violationsOn(page)).toEqual([])
  await adjust(left)
})

test('RT-35: the window is tried from the test pages without an order', async ({ page }) => {
  await page.goto('/test/payment/pay')
  await settled(page)
  await main(page).getByLabel('금액').fill('99')
  await main(page).getByRole('button', { name: '결제창 열기' }).click()
  await expect(main(page).getByText('100원부터 1,000,000원까지 숫자로 입력해 주세요.')).toBeVisible()
  await main(page).getByLabel('금액').fill('1000')
  await main(page).getByRole('button', { name: '결제창 열기' }).click()
  await choose(page, 'approve')
  await page.waitForURL(/\/test\/payment\/success\?/)
  await expect(main(page).getByText(/^check-/)).toBeVisible()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await main(page).getByRole('link', { name: '다시 열어 보기' }).click()
  await settled(page)
  await main(page).getByRole('button', { name: '결제창 열기' }).click()
  await choose(page, 'cancel')
  await page.waitForURL(/\/test\/payment\/fail\?/)
  await expect(main(page).getByText('PAY_PROCESS_CANCELED')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
