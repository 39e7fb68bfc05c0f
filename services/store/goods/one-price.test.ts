// A price is one price: whatever is shipped costs the same on cards, on both pages, in comparisons, in the cart and where an order is made.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { priceFrom } from '@/schemas/rules/catalog/price-from'
import { shippedContent } from '@/services/areas'
import { seedContent } from '@/services/db/seeds/seed-content'
import { readJson } from '@/tests/support/fixtures'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { offersOf } from '../domain/goods/offers'

const FILES = ['product-categories', 'products', 'shops', 'store-categories', 'brand-shops', 'goods', 'goods-variants', 'product-goods']
const start = new Date('2026-11-30T00:30:00Z')
const DAY = 86_400_000
/** Before, in and after the time sales that are shipped, and at the first and the last moment of one. */
const MOMENTS = [
  start,
  new Date(start.getTime() + DAY),
  new Date('2026-12-01T01:00:00.000Z'),
  new Date('2026-12-04T14:59:00.000Z'),
  new Date('2026-12-04T14:59:00.001Z'),
  new Date(start.getTime() + 30 * DAY),
]
interface Link {
  productId: string
  goodsId: string
  choices: string[]
  covers: number | null
}
interface Variant {
  variantId: string
  goodsId: string
  choices: string[]
  extraPrice: number
  given: number
}
interface Product {
  ZIN_PRD_ID: string
  PRICE_FROM: number | null
  PRICE_UNIT: string
  offerList: { goodsId: string; choices: string[]; covers: number | null; price: number; memberPrice: number; perArea: number | null }[]
}
interface Head {
  id: string
  salePrice: number
  memberPrice: number | null
}
const seed = <T>(name: string): T[] => readJson(`pages-fixtures/seed/${name}.json`) as T[]
const links = seed<Link>('product-goods')
const variants = seed<Variant>('goods-variants')

let app: TestApp
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  app = await openTestApp('postgres')
  const files = await Promise.all(
    FILES.map(async (name) => ({ path: `${name}.json`, text: await readFile(`pages-fixtures/seed/${name}.json`, 'utf8') })),
  )
  await seedContent(app.open.db, 'site', files, start, new Set(), { ...shippedContent.structure, ...shippedContent.demo })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.drop()
})

const items = async <T>(path: string): Promise<T[]> => (await app.get(path)).data.items as unknown as T[]
const item = async <T>(path: string): Promise<T> => (await app.get(path)).data.item as unknown as T
const cheapest = ({ goodsId, choices }: Pick<Link, 'goodsId' | 'choices'>): Variant =>
  variants
    .filter((one) => one.goodsId === goodsId && choices.every((choice) => one.choices.includes(choice)))
    .reduce((best, one) => (isSooner(one, best) ? one : best))
/** What is left before what is sold out, and then the cheaper one. */
const isSooner = (one: Variant, other: Variant): boolean =>
  one.given > 0 === other.given > 0 ? one.extraPrice < other.extraPrice : one.given > 0

test.each(MOMENTS.map((moment) => [moment.toISOString(), moment] as const))('at %s everything says one price', async (_, now) => {
  vi.setSystemTime(now)
  const ids = [...new Set(links.map(({ productId }) => productId))]
  const cards = new Map<string, Product>()
  for (let at = 0; at < ids.length; at += 40)
    for (const one of await items<Product>(`/svc/productSearchSvcApi/pick?ids=${ids.slice(at, at + 40).join()}`))
      cards.set(one.ZIN_PRD_ID, one)
  const goods = new Map<string, Head>()
  for (let page = 1; page < 9; page++)
    for (const one of await items<Head>(`/svc/storeProductSvcApi/productList?size=24&page=${page}`)) goods.set(one.id, one)
  const cart = await offersOf(
    variants.map(({ variantId }) => variantId),
    { db: app.open.db, siteId: 'site', now, session: { user: { memberNo: 'nobody' } } } as never,
  )
  const told: string[] = []
  for (const id of ids) {
    const product = await item<Product>(`/svc/prdBrandSvcApi/svcRead?prdId=${id}`)
    const { PRICE_FROM, PRICE_UNIT, offerList } = product
    expect([id, cards.get(id)?.PRICE_FROM, cards.get(id)?.PRICE_UNIT]).toEqual([id, PRICE_FROM, PRICE_UNIT])
    for (const offer of offerList) {
      const variant = cheapest(offer)
      const inCart = cart.get(variant.variantId)!
      const head = goods.get(offer.goodsId)!
      const page = await item<Head>(`/svc/storeProductSvcApi/svcRead?id=${offer.goodsId}`)
      const everybody = [offer.price, inCart.price, head.salePrice + variant.extraPrice, page.salePrice + variant.extraPrice]
      expect([id, offer.goodsId, ...new Set(everybody)]).toEqual([id, offer.goodsId, offer.price])
      const members = (one: Head) => (one.memberPrice ?? one.salePrice) + variant.extraPrice
      expect([id, inCart.memberPrice, members(head), members(page)]).toEqual([id, ...Array<number>(3).fill(offer.memberPrice)])
    }
    // What the cart asks is what the price of the card is made of.
    const ofCart = offerList.map(({ covers, ...one }) => {
      const { variantId, given } = cheapest(one)
      return { covers, price: cart.get(variantId)!.price, isSoldOut: given === 0 }
    })
    expect([id, priceFrom(ofCart, PRICE_UNIT)]).toEqual([id, { price: PRICE_FROM, unit: PRICE_UNIT }])
    told.push(id)
  }
  expect(told).toHaveLength(ids.length)
})

test('lists are ordered by what products cost at the moment, and a band of the price has those that are in it', async () => {
  vi.setSystemTime(start)
  const list = (query: string) => items<Product>(`/svc/productSearchSvcApi/productSearchList?category=floor-wood&${query}`)
  const prices = (await list('sort=cheap')).map(({ PRICE_FROM }) => PRICE_FROM ?? Infinity)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices).toContain(Infinity)
  const dear = (await list('sort=dear')).map(({ PRICE_FROM }) => PRICE_FROM ?? -1)
  expect(dear).toEqual(dear.toSorted((a, b) => b - a))
  const band = (await list('attributes=price-3')).map(({ PRICE_FROM }) => PRICE_FROM!)
  expect(band.length).toBeGreaterThan(0)
  expect(band.every((price) => price >= 30_000 && price < 50_000)).toBe(true)
  expect((await list('attributes=price-ask')).every(({ PRICE_FROM }) => PRICE_FROM === null)).toBe(true)
})

test('what is shipped: each link names a variant, and the wood of one name has one price for a square metre', async () => {
  vi.setSystemTime(start)
  for (const link of links) expect([link.productId, cheapest(link).variantId]).toEqual([link.productId, expect.any(String)])
  const walnut = await item<Product>('/svc/prdBrandSvcApi/svcRead?prdId=floor-walnut-deep-wide')
  expect(walnut).toMatchObject({ PRICE_FROM: 50_440, PRICE_UNIT: '1㎡', offerList: [{ goodsId: 'wood-walnut-deep', price: 115_000 }] })
})
