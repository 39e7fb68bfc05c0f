// All goods of a site in memory, with what their lists show (decision 7): pages of a list, its total and the counts of its conditions need
// no query. Goods that are published, or that run out or come back, are changed in it alone.
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { dense } from '@/lib/hangul/fold'
import type { DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { brandShops, goods, goodsVariants } from '@/services/db/tables/store'
import { countedSince } from '@/services/counts/counted-since'
import { allRows } from '@/services/db/all-rows'
import { memoizeByChanges } from '@/services/db/memoize-by-changes'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { STORE_TERMS_TAG, storeTerms } from '../terms/store-terms'
import { storeTree, type Where } from './store-tree'
import { GoodsLists } from './goods-lists'

/** The columns of a head: without the text and the options, which are long. */
const HEAD = {
  goodsId: goods.goodsId,
  kind: goods.kind,
  name: goods.name,
  brandId: goods.brandId,
  categoryId: goods.categoryId,
  summary: goods.summary,
  image: goods.image,
  imageAlt: goods.imageAlt,
  price: goods.price,
  salePrice: goods.salePrice,
  memberPrice: goods.memberPrice,
  timeSalePrice: goods.timeSalePrice,
  timeSaleFrom: goods.timeSaleFrom,
  timeSaleUntil: goods.timeSaleUntil,
  badges: goods.badges,
  delivery: goods.delivery,
  deliveryFee: goods.deliveryFee,
  freeFrom: goods.freeFrom,
  installFee: goods.installFee,
  releasedAt: goods.releasedAt,
  viewCnt: goods.viewCnt,
  reviewCnt: goods.reviewCnt,
  scoreSum: goods.scoreSum,
}
export type HeadRow = Omit<Pick<typeof goods.$inferSelect, keyof typeof HEAD>, 'deliveryFee'> & {
  delivery: DeliveryKind
  deliveryFee: number
}
export type BrandShopRow = typeof brandShops.$inferSelect

export interface IndexedGoods {
  row: HeadRow
  /** Its category and those above it, the first level first. */
  line: readonly string[]
  /** Empty without a brand shop that visitors see. */
  brand: string
  isSoldOut: boolean
  /** Pieces that were paid for. */
  sold: number
  /** What a search looks at, without spaces and in small letters. */
  text: string
}
export interface GoodsIndex {
  readonly byId: ReadonlyMap<string, IndexedGoods>
  /** In the order of staff. */
  readonly brands: readonly BrandShopRow[]
  /** The lists as they are at a moment: a time sale changes prices, and with them orders and conditions. */
  at(now: Date): GoodsLists
}

/** Goods that are published, sold out, rated or viewed are read alone. */
export const goodsIndex = (where: Where): Promise<GoodsIndex> =>
  memoizeByChanges(where.db, {
    name: `goods ${where.siteId}`,
    list: 'goods',
    one: 'goods:',
    counted: { tag: 'views:goods', ids: () => countedSince(where, 'goods') },
    all: ['store-categories', 'brand-shops', STORE_TERMS_TAG],
    build: () => build(where),
    change: (index, ids) => index.change(ids),
  })

/** What goods are read with, and made anew with when it changes. */
interface Beside {
  lineOf: (categoryId: string) => readonly { id: string; name: string }[]
  brandNames: ReadonlyMap<string, string>
  terms: Awaited<ReturnType<typeof storeTerms>>
}

class AllGoods implements GoodsIndex {
  readonly brands: readonly BrandShopRow[]
  readonly byId: Map<string, IndexedGoods>
  readonly #where: Where
  readonly #beside: Beside
  #last: GoodsLists | undefined

  constructor(where: Where, brands: readonly BrandShopRow[], beside: Beside, list: readonly IndexedGoods[]) {
    this.#where = where
    this.brands = brands
    this.#beside = beside
    this.byId = new Map(list.map((one) => [one.row.goodsId, one]))
  }
  at(now: Date): GoodsLists {
    return this.#last?.holdsAt(now) ? this.#last : (this.#last = new GoodsLists(this.byId.values(), this.brands, now))
  }
  async change(ids: readonly string[]): Promise<void> {
    const rows = await headsOf(this.#where, inArray(goods.goodsId, [...ids]))
    const found = indexed(rows, await stocksOf(this.#where, inArray(goodsVariants.goodsId, [...ids])), this.#beside)
    const byId = new Map(found.map((one) => [one.row.goodsId, one]))
    for (const id of ids) {
      const one = byId.get(id)
      if (one) this.byId.set(id, one)
      else this.byId.delete(id)
      this.#last?.put(id, one)
    }
  }
}

async function build(where: Where): Promise<AllGoods> {
  const { db, siteId } = where
  const tree = await storeTree(where)
  const brands = await db
    .select()
    .from(brandShops)
    .where(and(eq(brandShops.siteId, siteId), eq(brandShops.publishedYn, 'Y')))
    .orderBy(asc(brandShops.orderNo), asc(brandShops.brandId))
  const beside: Beside = {
    lineOf: tree.lineOf,
    brandNames: new Map(brands.map(({ brandId, name }) => [brandId, name])),
    terms: await storeTerms(db, siteId),
  }
  const rows = await allRows<Head, string>(
    async (after, limit) => headsOf(where, after === undefined ? undefined : gt(goods.goodsId, after)).limit(limit),
    ({ goodsId }) => goodsId,
  )
  const stocks = await allRows<Stock, string>(
    async (after, limit) => stocksOf(where, after === undefined ? undefined : gt(goodsVariants.goodsId, after)).limit(limit),
    ({ goodsId }) => goodsId,
  )
  return new AllGoods(where, brands, beside, indexed(rows, stocks, beside))
}

type Head = Awaited<ReturnType<typeof headsOf>>[number]
type Stock = Awaited<ReturnType<typeof stocksOf>>[number]

const headsOf = ({ db, siteId }: Where, of: SQL | undefined) =>
  db
    .select(HEAD)
    .from(goods)
    .where(and(eq(goods.siteId, siteId), eq(goods.publishedYn, 'Y'), of))
    .orderBy(asc(goods.goodsId))
    .$dynamic()

/** Pieces of each that can be bought, and that were sold. */
const stocksOf = ({ db, siteId }: Where, of: SQL | undefined) => {
  const { goodsId, given, reserved, sold } = goodsVariants
  return db
    .select({
      goodsId,
      left: sql<number>`sum(${given} - ${reserved} - ${sold})::int`,
      sold: sql<number>`sum(${sold})::int`,
    })
    .from(goodsVariants)
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.publishedYn, 'Y'), of))
    .groupBy(goodsId)
    .orderBy(asc(goodsId))
    .$dynamic()
}

function indexed(rows: readonly Head[], stocks: readonly Stock[], { lineOf, brandNames, terms }: Beside): IndexedGoods[] {
  const stockOf = new Map(stocks.map((stock) => [stock.goodsId, stock]))
  return rows.flatMap((row) => {
    const line = lineOf(row.categoryId)
    if (line.length === 0) return []
    const brand = (row.brandId && brandNames.get(row.brandId)) || ''
    const { left = 0, sold = 0 } = stockOf.get(row.goodsId) ?? {}
    return {
      row: { ...row, ...deliveryOf(row, terms) },
      line: line.map(({ id }) => id),
      brand,
      isSoldOut: row.kind === 'goods' && left === 0,
      sold,
      text: dense([row.name, brand, row.summary, ...line.map(({ name }) => name)].join(' ')),
    }
  })
}
