import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { goodsRecord } from '@/schemas/records/store/goods-record'
import { goods, goodsVariants, stockEntries, storeCategories } from '@/services/db/tables/store'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'

interface Combination {
  choices: string[]
  extraPrice: number
  code?: string
  stock?: number
  picture?: { src: string; alt: string }
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
  tags: (id) => ['goods', 'prices', `goods:${id}`],
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
    const { goodsId, choices, extraPrice, code, image, imageAlt, siteId, publishedYn, orderNo, variantId } = goodsVariants
    const variants = await ctx.db
      .select({ goodsId, choices, extraPrice, code, image, imageAlt })
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
          .map((one) => ({
            choices: one.choices,
            extraPrice: one.extraPrice,
            ...(one.code ? { code: one.code } : {}),
            ...(one.image ? { picture: { src: one.image, alt: one.imageAlt } } : {}),
          })),
      },
    }))
  },
}

async function writeVariants(ctx: StoreCtx, goodsId: string, combinations: readonly Combination[]): Promise<void> {
  const { db, siteId } = ctx
  const ofGoods = eq(goodsVariants.goodsId, goodsId)
  const known = await db.select({ choices: goodsVariants.choices }).from(goodsVariants).where(ofGoods)
  const keys = new Set(known.map(({ choices }) => JSON.stringify(choices)))
  const kept: string[] = []
  for (const [at, { choices, extraPrice, code = '', stock = 0, picture }] of combinations.entries()) {
    const written = { extraPrice, code: code.trim(), image: picture?.src ?? '', imageAlt: picture?.alt ?? '', orderNo: at + 1 }
    const given = keys.has(JSON.stringify(choices)) ? 0 : stock
    const [row] = await db
      .insert(goodsVariants)
      .values({ variantId: shortId('v'), siteId, goodsId, choices, given, ...written })
      .onConflictDoUpdate({ target: [goodsVariants.goodsId, goodsVariants.choices], set: { ...written, publishedYn: 'Y' } })
      .returning({ variantId: goodsVariants.variantId })
    kept.push(row!.variantId)
    if (given > 0) await noteBeginning(ctx, row!.variantId, given)
  }
  const gone = and(ofGoods, kept.length > 0 ? notInArray(goodsVariants.variantId, kept) : undefined)
  await db.update(goodsVariants).set({ publishedYn: 'N' }).where(gone)
}

/** What a new combination begins with is an entry as any other, in the name of who publishes it. */
async function noteBeginning({ db, siteId, now, session }: StoreCtx, variantId: string, pieces: number): Promise<void> {
  const entry = { siteId, variantId, pieces, reason: '상품을 게시하며 넣은 처음 재고', staffId: session?.staff?.id ?? null, at: now }
  await db.insert(stockEntries).values(entry)
}

async function problems(ctx: StoreCtx, id: string, values: RecordValues): Promise<Problem[]> {
  return [...(await categoryProblems(ctx, values)), ...(await codeProblems(ctx, id, values))]
}

/** A code that other goods have would let a sheet of stock change the wrong ones. */
async function codeProblems({ db, siteId }: StoreCtx, id: string, values: RecordValues): Promise<Problem[]> {
  const combinations = (values['variants'] as Combination[] | undefined) ?? []
  const codes = combinations.map(({ code }) => code?.trim() ?? '')
  const named = codes.filter((code) => code !== '')
  if (named.length === 0) return []
  const taken = await db
    .select({ code: goodsVariants.code, name: goods.name })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(
      and(
        eq(goodsVariants.siteId, siteId),
        inArray(goodsVariants.code, named),
        ne(goodsVariants.goodsId, id),
        eq(goodsVariants.publishedYn, 'Y'),
      ),
    )
  return taken.map(({ code, name }) => ({
    pointer: `/variants/${codes.indexOf(code)}/code`,
    keyword: 'code',
    message: `관리 코드: ‘${code}’는 ‘${name}’ 상품이 쓰고 있습니다.`,
  }))
}

/** Goods stand in categories of their kind, or no list would show them. */
async function categoryProblems({ db, siteId }: StoreCtx, values: RecordValues): Promise<Problem[]> {
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
