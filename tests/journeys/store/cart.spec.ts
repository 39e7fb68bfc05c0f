// SYS-40, S-CART-1: the cart of a visitor, in the header, in two tabs, and joined with the member's at the sign-in.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { enter } from '../../support/sign-in-form'
import { expect, settled, test } from '../../support/site-test'

const CART = '/store/order/store-cart'
const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const badge = (page: Page) => page.locator('header a[data-cart]').locator('visible=true')
const main = (page: Page) => page.locator('main')
const lines = (page: Page) => main(page).locator('[data-line]')

interface Goods {
  id: string
  name: string
  delivery: string
  variant: string
}

/** Goods that are for sale, of several deliveries. */
async function someGoods(page: Page): Promise<Goods[]> {
  const { data } = (await (await page.request.get('/svc/storeProductSvcApi/productList?size=60')).json()) as {
    data: { items: { id: string; name: string; kind: string; delivery: string; soldOutYn: string }[] }
  }
  const open = data.items.filter(({ kind, soldOutYn }) => kind === 'goods' && soldOutYn === 'N')
  const some = ['parcel', 'freight'].flatMap((delivery) => open.filter((one) => one.delivery === delivery).slice(0, 1))
  return Promise.all(
    some.map(async ({ id, name, delivery }) => {
      const read = await page.request.get(`/svc/storeProductSvcApi/svcRead?id=${id}`)
      const { variants } = ((await read.json()) as { data: { item: { variants: { variantId: string; left: number | null }[] } } }).data.item
      return { id, name, delivery, variant: variants.find(({ left }) => left === null || left > 5)!.variantId }
    }),
  )
}

async function putIn(page: Page, { id, variant }: Goods, qty = 1) {
  const answer = await page.request.post('/svc/orderCartSvcApi/save', {
    data: { items: [{ productId: id, optionId: variant, qty }] },
    headers: { origin: site() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function emptied(page: Page) {
  const { data } = (await (await page.request.get('/svc/orderCartSvcApi/cartList')).json()) as {
    data: { items: { items: { cartSeq: number }[] }[] }
  }
  const cartSeqs = data.items.flatMap(({ items }) => items.map(({ cartSeq }) => cartSeq))
  if (cartSeqs.length > 0) await page.request.post('/svc/orderCartSvcApi/remove', { data: { cartSeqs }, headers: { origin: site() } })
}

test('S-CART-1: without a cart nothing is asked; two goods count 2 on every page, and a cart that cannot be asked for is not spoken of', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('cartList') && asked.push(request.url()))
  await page.goto('/etc/privacy')
  await settled(page)
  await expect(badge(page)).toHaveAccessibleName('장바구니')
  expect(asked).toEqual([])
  for (const goods of await someGoods(page)) await putIn(page, goods, 2)
  await page.reload()
  await expect(badge(page)).toHaveAccessibleName('장바구니, 상품 2개')
  await expect.poll(() => asked.length).toBe(1)
  await page.route('**/orderCartSvcApi/cartList*', (route) => route.abort())
  await page.goto('/store/home')
  await settled(page)
  await expect(badge(page)).toHaveAccessibleName('장바구니, 상품 2개')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('the cart: a quantity in place, a removal undone, and what another tab changed', async ({ page, context, complaints }) => {
  const [first, second] = await someGoods(page)
  await putIn(page, first!)
  await putIn(page, second!)
  await page.goto(CART)
  await settled(page)
  await expect(lines(page)).toHaveCount(2)
  expect(await violationsOn(page)).toEqual([])
  const line = lines(page).filter({ hasText: first!.name })
  const qty = line.getByRole('textbox', { name: '수량' })
  const saved = page.waitForResponse((answer) => answer.url().includes('orderCartSvcApi/save'))
  await line.getByRole('button', { name: '수량 늘리기' }).click()
  await expect(qty).toHaveValue('2')
  expect((await saved).status()).toBe(200)
  const total = main(page).getByRole('definition').last()
  const before = await total.textContent()

  await line.getByRole('button', { name: `${first!.name} 빼기` }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(badge(page)).toHaveAccessibleName('장바구니, 상품 1개')
  await expect(total).not.toHaveText(before!)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(qty).toHaveValue('2')
  await expect(badge(page)).toHaveAccessibleName('장바구니, 상품 2개')
  await expect(total).toHaveText(before!)

  const other = await context.newPage()
  await other.goto(CART)
  await settled(other)
  await lines(other).filter({ hasText: second!.name }).getByRole('button', { name: '빼기' }).click()
  await expect(lines(other)).toHaveCount(1)
  await expect(lines(page)).toHaveCount(1)
  await expect(badge(page)).toHaveAccessibleName('장바구니, 상품 1개')
  await other.close()
  expect(complaints).toEqual([])
})

test('a change that fails is put right, and said', async ({ page }) => {
  const [first] = await someGoods(page)
  await putIn(page, first!, 2)
  await page.goto(CART)
  await settled(page)
  await page.route('**/orderCartSvcApi/save', (route) => route.abort())
  const qty = lines(page).getByRole('textbox', { name: '수량' })
  await lines(page).getByRole('button', { name: '수량 늘리기' }).click()
  const said = page.getByRole('alertdialog')
  await expect(said).toBeVisible()
  await said.getByRole('button', { name: '확인' }).click()
  await expect(qty).toHaveValue('2')
})

test("Q-096: a visitor orders by the agreement or logs in, and finds the member's cart joined", async ({ page, signIn }) => {
  await signIn('gaonmoon')
  await emptied(page)
  const [first, second] = await someGoods(page)
  await putIn(page, first!, 2)
  await page.request.get('/svc/signOut', { headers: { origin: site() } })
  await putIn(page, first!)
  await putIn(page, second!)
  await page.goto(CART)
  await settled(page)
  await expect(lines(page)).toHaveCount(2)
  await main(page).getByRole('link', { name: '2개 상품 주문하기' }).locator('visible=true').click()
  await page.waitForURL(/\/store\/order\/guest-agreement\?items=\d+,\d+$/)
  await settled(page)
  for (const box of await main(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await main(page).getByRole('button', { name: '동의하고 주문하기' }).click()
  await expect(main(page).getByText('필수 항목에 모두 동의해 주세요.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await main(page).getByRole('link', { name: '로그인하고 주문하기' }).click()
  await page.waitForURL(/\/login\?callback=/)
  await settled(page)
  await enter(page, 'gaonmoon')
  await page.waitForURL(CART)
  await settled(page)
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).filter({ hasText: first!.name }).getByRole('textbox', { name: '수량' })).toHaveValue('3')
  await expect(badge(page)).toHaveAccessibleName('장바구니, 상품 2개')
  await emptied(page)
})
