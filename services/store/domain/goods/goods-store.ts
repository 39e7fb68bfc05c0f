import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { goodsRecord } from '@/schemas/records/store/goods-record'
import { goods, goodsVariants, storeCategories } from '@/services/db/tables/store'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'

interface Combination {
  choices: string[]
  extraPrice: number
}
/** Goods without options are bought as one variant. */
const ONLY: Combination = { choices: [], extraPrice: 0 }

const rows = tableStore(goodsRecord, {
  table: goods,
  key: 'goodsId',
  hiddenBy: 'publishedYn',
  pictures: { picture: ['image', 'imageAlt'] },
  toRow: ({ brandId }) => ({ brandId: brandId || null }),
  fromRow: ({ brandId }) => ({ brandId: brandId ?? '' }),
  newId: () => shortId('g'),
  tags: (id) => ['goods', `goods:${id}`],
  problems,
})

/**
 * Goods with what can be bought of them. A variant is known by its choices: it keeps its stock through every publication, and one that is
 * no longer offered is hidden, because orders name it.
 */
export const goodsStore: RecordStore = {
  ...rows,
  // Each by itself: more than one row is written.
  showMany: undefined,
  async show(ctx, id, values, before, parked) {
    await rows.show(ctx, id, values, before, parked)
    const combinations = (values['variants'] as Combination[] | undefined) ?? []
    await writeVariants(ctx, id, values['kind'] === 'goods' ? (combinations.length > 0 ? combinations : [ONLY]) : [])
  },
  async shown(ctx) {
    const { goodsId, choices, extraPrice, siteId, publishedYn, orderNo, variantId } = goodsVariants
    const variants = await ctx.db
      .select({ goodsId, choices, extraPrice })
      .from(goodsVariants)
      .where(and(eq(siteId, ctx.siteId), eq(publishedYn, 'Y')))
      .orderBy(asc(orderNo), asc(variantId))
    const byGoods = Map.groupBy(variants, (one) => one.goodsId)
    return (await rows.shown(ctx)).map(({ id, values }) => ({
      id,
      values: {
        ...values,
        variants: (byGoods.get(id) ?? [])
          .filter((one) => one.choices.length > 0)
          .map((one) => ({ choices: one.choices, extraPrice: one.extraPrice })),
      },
    }))
  },
}

async function writeVariants({ db, siteId }: StoreCtx, goodsId: string, combinations: readonly Combination[]): Promise<void> {
  const kept: string[] = []
  for (const [at, { choices, extraPrice }] of combinations.entries()) {
    const [row] = await db
      .insert(goodsVariants)
      .values({ variantId: shortId('v'), siteId, goodsId, choices, extraPrice, orderNo: at + 1 })
      .onConflictDoUpdate({
        target: [goodsVariants.goodsId, goodsVariants.choices],
        set: { extraPrice, orderNo: at + 1, publishedYn: 'Y' },
      })
      .returning({ variantId: goodsVariants.variantId })
    kept.push(row!.variantId)
  }
  const gone = and(eq(goodsVariants.goodsId, goodsId), kept.length > 0 ? notInArray(goodsVariants.variantId, kept) : undefined)
  await db.update(goodsVariants).set({ publishedYn: 'N' }).where(gone)
}

/** Goods stand in categories of their kind, or no list would show them. */
async function problems({ db, siteId }: StoreCtx, _: string, values: RecordValues): Promise<Problem[]> {
  const [category] = await db
    .select({ dispType: storeCategories.dispType })
    .from(storeCategories)
    .where(and(eq(storeCategories.siteId, siteId), eq(storeCategories.categoryId, values['categoryId'] as string)))
  if (!category || category.dispType === values['kind']) return []
  const words = category.dispType === 'remodeling' ? '리모델링' : '파는 상품'
  return [
    { pointer: '/categoryId', keyword: 'kind', message: `카테고리: ${words}만 들어가는 카테고리입니다. 다른 카테고리를 골라 주세요.` },
  ]
}
