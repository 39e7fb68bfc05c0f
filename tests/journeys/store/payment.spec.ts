// SYS-40: from the cart to the completed order, as a guest, with the simulated provider.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const PAYMENT = '/store/order/payment'
const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const main = (page: Page) => page.locator('main')

interface Answer<T> {
  data: { items: T[]; item: { variants: { variantId: string; left: number | null }[] } }
}

async function putTwoIn(page: Page) {
  const list = (await (await page.request.get('/svc/storeProductSvcApi/productList?size=60')).json()) as Answer<{
    id: string
    kind: string
    delivery: string
    soldOutYn: string
  }>
  const open = list.data.items.filter(({ kind, delivery, soldOutYn }) => kind === 'goods' && delivery === 'parcel' && soldOutYn === 'N')
  for (const { id } of open.slice(0, 2)) {
    const read = (await (await page.request.get(`/svc/storeProductSvcApi/svcRead?id=${id}`)).json()) as Answer<never>
    const { variantId } = read.data.item.variants.find(({ left }) => left === null || left > 5)!
    const answer = await page.request.post('/svc/orderCartSvcApi/save', {
      data: { items: [{ productId: id, optionId: variantId, qty: 1 }] },
      headers: { origin: site() },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

/** A guest who has not agreed is led to the agreement, and from there to the form. */
async function openForm(page: Page) {
  await putTwoIn(page)
  await page.goto(PAYMENT)
  await page.waitForURL(/guest-agreement$/)
  await settled(page)
  await main(page).getByText('전체 동의').click()
  await main(page).getByRole('button', { name: '동의하고 주문하기' }).click()
  await page.waitForURL(/order\/payment$/)
  await settled(page)
}

async function fill(page: Page) {
  await main(page).getByLabel('이름', { exact: true }).fill('송다온')
  await main(page).getByLabel('휴대폰 번호', { exact: true }).fill('010-2000-1011')
  await main(page).getByRole('button', { name: '주문자와 같음' }).click()
  await main(page).getByRole('button', { name: '주소 검색' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill('세종대로')
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').first().getByRole('button').first().click()
  await expect(main(page).getByLabel('우편번호')).not.toHaveValue('')
  await main(page)
    .getByRole('checkbox', { name: /구매에 동의합니다/ })
    .check({ force: true })
}

const pay = (page: Page) => main(page).getByRole('button', { name: /결제하기$/ })

test('SYS-40, G-ORDERDONE: a guest pays by card; the script of the provider comes with the press, and the end opens only from there', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('/toss/v2/') && scripts.push(request.url()))
  await openForm(page)
  for (const box of await main(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  expect(await violationsOn(page)).toEqual([])
  await pay(page).click()
  await expect(main(page).getByText('다시 확인할 항목이 6개 있습니다.')).toBeVisible()
  await fill(page)
  expect(scripts).toEqual([])
  await pay(page).click()
  await page.waitForURL(/\/toss\/pay/)
  expect(scripts).toHaveLength(1)
  await page.locator('button[value=approve]').click()
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('주문이 완료되었습니다')
  await page.goto('/store/order/order-complete?orderId=260601-7K2M9QX4T8WZ3')
  await expect(page).toHaveURL(/\/styling\/home$/)
})

test('SYS-40: a declined card leads back to the form as it was, and a virtual account waits for its deposit', async ({ page }) => {
  await openForm(page)
  await fill(page)
  await pay(page).click()
  await page.waitForURL(/\/toss\/pay/)
  await page.locator('button[value=decline]').click()
  await page.waitForURL(/payment-fail/)
  await expect(main(page).getByText('한도초과 혹은 잔액부족으로 결제에 실패했습니다.')).toBeVisible()
  await main(page).getByRole('link', { name: '다시 결제하기' }).click()
  await page.waitForURL(/order\/payment$/)
  await settled(page)
  await expect(main(page).getByLabel('휴대폰 번호', { exact: true })).toHaveValue('010-2000-1011')
  await main(page).getByText('가상계좌 입금').click()
  await pay(page).click()
  await page.waitForURL(/\/toss\/pay/)
  await page.locator('button[value=approve]').click()
  await page.waitForURL(/order-complete\?orderId=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('주문을 받았습니다')
  await expect(main(page).getByRole('button', { name: '계좌 번호 복사' })).toBeVisible()
})
