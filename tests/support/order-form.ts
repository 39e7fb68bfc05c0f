// The order form in a browser: goods in the cart, the agreement of a guest, and the fields.
import type { Page } from '@playwright/test'
import { expect, settled } from './site-test'

export const PAYMENT = '/store/order/payment'
export const main = (page: Page) => page.locator('main')
export const payButton = (page: Page) => main(page).getByRole('button', { name: /결제하기$/ })
const origin = () => new URL(process.env['SITE_UNDER_TEST']!).origin

/** Puts goods into the cart of this browser, two of the store's without names. */
export async function putIn(page: Page, variantIds?: readonly string[]): Promise<void> {
  const wanted = variantIds?.map((optionId) => ({ productId: optionId.replace(/-\d+$/, ''), optionId })) ?? (await twoOpen(page))
  for (const one of wanted) {
    const data = { items: [{ ...one, qty: 1 }] }
    const answer = await page.request.post('/svc/orderCartSvcApi/save', { data, headers: { origin: origin() } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

/** Takes everything out of the signed-in member’s cart: what another test put there is ordered too. */
export async function emptyCart(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/svc/orderCartSvcApi/cartList')).json()) as {
    data: { items: { items: { cartSeq: number }[] }[] }
  }
  const cartSeqs = data.items.flatMap(({ items }) => items.map(({ cartSeq }) => cartSeq))
  if (cartSeqs.length === 0) return
  const answer = await page.request.post('/svc/orderCartSvcApi/remove', { data: { cartSeqs }, headers: { origin: origin() } })
  expect(answer.status(), await answer.text()).toBe(200)
}

interface Answer {
  data: {
    items: { id: string; kind: string; delivery: string; soldOutYn: string }[]
    item: { variants: { variantId: string; left: number | null }[] }
  }
}
async function twoOpen(page: Page) {
  const read = async (path: string) => ((await (await page.request.get(path)).json()) as Answer).data
  const { items } = await read('/svc/storeProductSvcApi/productList?size=60')
  const open = items.filter(({ kind, delivery, soldOutYn }) => kind === 'goods' && delivery === 'parcel' && soldOutYn === 'N').slice(0, 2)
  return Promise.all(
    open.map(async ({ id }) => {
      const { item } = await read(`/svc/storeProductSvcApi/svcRead?id=${id}`)
      return { productId: id, optionId: item.variants.find(({ left }) => left === null || left > 5)!.variantId }
    }),
  )
}

/** A guest who has not agreed is led to the agreement, and from there to the form. */
export async function openAsGuest(page: Page, variantIds?: readonly string[]): Promise<void> {
  await putIn(page, variantIds)
  await page.goto(PAYMENT)
  await page.waitForURL(/guest-agreement$/)
  await settled(page)
  await main(page).getByText('전체 동의').click()
  await main(page).getByRole('button', { name: '동의하고 주문하기' }).click()
  await page.waitForURL(/order\/payment$/)
  await settled(page)
}

/** Everything that has to be typed, ticked and found. */
export async function fillOrder(page: Page): Promise<void> {
  await main(page).getByLabel('이름', { exact: true }).fill('송다온')
  await main(page).getByLabel('휴대전화 번호', { exact: true }).fill('010-2000-1011')
  await main(page).getByRole('button', { name: '주문자와 같음' }).click()
  await main(page).getByRole('button', { name: '주소 검색' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill('세종대로')
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').first().getByRole('button').first().click()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByLabel(/^상세 ?주소/)).toBeFocused()
  const agreed = main(page).getByRole('checkbox', { name: /구매에 동의합니다/ })
  await agreed.press('Space')
  await expect(agreed).toBeChecked()
}

/** What the buyer does in the simulated window. */
export async function choose(page: Page, what: 'approve' | 'decline' | 'cancel'): Promise<void> {
  await page.waitForURL(/\/toss\/pay/)
  await page.locator(`button[value=${what}]`).click()
}
