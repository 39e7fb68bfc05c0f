import { eq, inArray } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { readSalesBy } from '@/schemas/api/store/sales-by'
import { categoriesAbove } from '@/schemas/rules/store/coupon-scope'
import type { SalesCut } from '@/schemas/rules/store/sales-cuts'
import { brandShops, goods, storeCategories } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { CHOICES_FROM, type CutSums } from './sales-by'

type Row = Listed<typeof readSalesBy>
interface Named {
  words: string
  detail: string
}
const GONE: Named = { words: '지워진 상품', detail: '' }

/** The sums with their names, as goods, brands and the tree of the store are called now. */
export async function cutNames(ctx: Pick<Ctx, 'db' | 'siteId'>, by: SalesCut, all: readonly CutSums[]): Promise<Row[]> {
  const nameOf = by === 'category' ? await categoryNames(ctx) : by === 'brand' ? await brandNames(ctx) : await goodsNames(ctx, all)
  return all.map((one) => ({ key: one.key, ...nameOf(one), ...one.now, before: one.before }))
}

async function goodsNames({ db }: Pick<Ctx, 'db'>, all: readonly CutSums[]) {
  const ids = [...new Set(all.map(({ key }) => key.split(CHOICES_FROM)[0]!))]
  const rows = await db.select({ goodsId: goods.goodsId, name: goods.name }).from(goods).where(inArray(goods.goodsId, ids))
  const names = new Map(rows.map(({ goodsId, name }) => [goodsId, name]))
  return ({ key }: CutSums): Named => {
    const [id = '', detail = ''] = key.split(CHOICES_FROM)
    return { words: id.startsWith('=') ? `${id.slice(1)} (지워짐)` : (names.get(id) ?? GONE.words), detail }
  }
}

async function categoryNames({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>) {
  const rows = await db.select().from(storeCategories).where(eq(storeCategories.siteId, siteId))
  const byId = new Map(rows.map((row) => [row.categoryId, row]))
  const above = new Map(rows.map(({ categoryId, superiorId }) => [categoryId, superiorId]))
  return ({ key }: CutSums): Named => {
    const [own, ...others] = categoriesAbove(key, above).map((id) => byId.get(id)?.category ?? '')
    return own ? { words: own, detail: others.toReversed().join(' › ') } : GONE
  }
}

async function brandNames({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>) {
  const rows = await db.select().from(brandShops).where(eq(brandShops.siteId, siteId))
  const names = new Map(rows.map(({ brandId, name }) => [brandId, name]))
  return ({ key }: CutSums): Named => (key === '=' ? GONE : { words: names.get(key) ?? '브랜드 없음', detail: '' })
}
