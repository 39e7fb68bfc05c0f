// A telephone order, from the console's first screen: staff write it and send its link, the customer pays in a browser of their own, and staff
// read the order.
import { enterConsole } from '../../support/enter-console'
import { choose, main } from '../../support/order-form'
import { expect, settled, test } from '../../support/site-test'
import { unfoldEntry } from '../../support/unfold-entry'

test('S-PAYLINK: a telephone order is written, its link is paid by the customer without an account, and the order has the sums of the draft', async ({
  page,
  browser,
  complaints,
}) => {
  await enterConsole(page, '/ice_builder/home')
  await unfoldEntry(page, '전화 주문')
  await page.getByRole('link', { name: '전화 주문', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('전화 주문')
  await settled(page)
  await page.getByRole('button', { name: '새 전화 주문' }).first().click()
  const who = page.getByRole('dialog', { name: '새 전화 주문' })
  await who.getByRole('button', { name: '쓰기 시작' }).click()
  await expect(who.getByText('이름을 입력해 주세요.')).toBeVisible()
  await who.getByLabel('고객 이름').fill('윤가람')
  await who.getByLabel('휴대전화 번호').fill('010-2000-7788')
  await who.getByRole('button', { name: '쓰기 시작' }).click()
  await page.waitForURL(/\/order-drafts\/\d+$/)
  await settled(page)
  await page.getByLabel('상품 이름이나 코드').fill('lamp-string')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await page
    .getByRole('list', { name: '찾은 상품' })
    .getByRole('button', { name: / 담기$/ })
    .first()
    .click()
  const lines = page.getByRole('list', { name: '담은 상품' })
  await lines.getByRole('spinbutton').fill('2')
  const form = page.getByRole('form', { name: '전화 주문 쓰기' })
  await form.getByLabel('받는 분', { exact: true }).fill('윤가람')
  await form.getByLabel('받는 분 휴대전화 번호').fill('010-2000-7788')
  await form.getByLabel('우편번호').fill('04524')
  await form.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await form.getByLabel('할인 금액').fill('1,000')
  await form.getByLabel('할인하는 사유').fill('전시 상품이라 할인')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('전화 주문을 저장했습니다.')).toBeVisible()
  const due = (await page
    .getByRole('region', { name: '금액' })
    .getByText('결제할 금액')
    .locator('xpath=following-sibling::dd')
    .textContent())!
  await page.getByRole('button', { name: '결제 링크 보내기' }).click()
  const send = page.getByRole('dialog', { name: '결제 링크를 보냅니다' })
  await expect(send).toContainText(`윤*람 님이 ${due}을 결제할 링크입니다.`)
  await send.getByRole('button', { name: '보내기' }).click()
  const link = await page.getByRole('textbox', { name: '결제 링크' }).inputValue()
  await page.getByRole('button', { name: '닫기' }).click()
  await expect(page.getByText('결제 대기', { exact: true })).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const customer = await phone.newPage()
  await customer.goto(link)
  await expect(main(customer).getByText('서울 중구 ***')).toBeVisible()
  await expect(main(customer).getByText('세종대로')).toHaveCount(0)
  const pay = main(customer).getByRole('button', { name: `${due} 결제하기` })
  await pay.click()
  await expect(main(customer).getByText('주문 내용을 확인하고 구매에 동의해 주세요.').first()).toBeVisible()
  // The first thing that is wrong, not the last one.
  await expect(main(customer).getByRole('group', { name: '약관 동의' })).toBeFocused()
  await expect(main(customer).getByRole('alert').getByRole('link').first()).toHaveText('약관 동의')
  await main(customer).getByText('전체 동의').click()
  for (const words of ['구매에 동의합니다', '반품할 수 없음을 확인했고']) {
    const box = main(customer).getByRole('checkbox', { name: new RegExp(words) })
    if ((await box.count()) > 0) await box.check()
  }
  await pay.click()
  await customer.waitForURL(/\/toss\/pay/)
  await choose(customer, 'cancel')
  await customer.waitForURL(/\/store\/order\/link\?/)
  await expect(main(customer).getByText('결제를 취소하셨습니다.')).toBeVisible()
  await main(customer).getByText('전체 동의').click()
  await main(customer)
    .getByRole('checkbox', { name: /구매에 동의합니다/ })
    .check()
  await main(customer)
    .getByRole('button', { name: `${due} 결제하기` })
    .click()
  await customer.waitForURL(/\/toss\/pay/)
  await choose(customer, 'approve')
  await customer.waitForURL(/order-complete\?orderId=/)
  await expect(main(customer).getByRole('heading', { level: 1 })).toHaveText('주문이 완료되었습니다')
  await phone.close()

  await page.getByRole('link', { name: '전화 주문', exact: true }).first().click()
  await page.getByRole('tab', { name: /^결제됨/ }).click()
  const row = page.getByRole('row').filter({ hasText: '윤*람' }).first()
  await expect(row).toContainText(due)
  await row.getByRole('link').first().click()
  await page.getByRole('link', { name: /^주문 보기/ }).click()
  await page.waitForURL(/\/ice_builder\/orders\//)
  await expect(page.getByText(`${due} · 카드`, { exact: false }).first()).toBeVisible()
  await expect(page.getByText('−1,000원')).toBeVisible()
  expect(complaints).toEqual([])
})
