// Categories with their attributes. A withdrawn one stays in its table as deleted, because its address leads visitors to the nearest parent
// (S-CATE-1), and products hold it by a foreign key.
import { and, asc, eq } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import type { CategoryAttribute } from '@/schemas/records/catalog/category-attribute'
import { categoryRecord } from '@/schemas/records/catalog/category-record'
import { categoryAttributes, productCategories, products } from '@/services/db/tables/catalog'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'
import { categoryLines } from './category-lines'
import { MOST_DEPTH } from './most-depth'
import { whyCategoryStays } from './why-category-stays'

type Attribute = Static<typeof CategoryAttribute>

const rows = tableStore(categoryRecord, {
  table: productCategories,
  key: 'cateId',
  pictures: { picture: ['cateMainImg', 'cateMainImgAlt'] },
  toRow: ({ superCateId, depth }) => ({ superCateId: superCateId || null, depth }),
  fromRow: ({ superCateId }) => ({ superCateId: superCateId ?? '' }),
  only: eq(productCategories.delYn, 'N'),
  newId: () => shortId('c'),
  tags: (id) => ['categories', 'products', `~category:${id}`],
  whyShown: whyCategoryStays,
  problems,
})

export const categoryStore: RecordStore = {
  ...rows,
  // Each by itself: more than one row is written.
  showMany: undefined,
  hideMany: undefined,

  async show(ctx, id, values, before, parked) {
    await setDeleted(ctx, id, 'N')
    const parent = values['superCateId'] as string
    const depth = (await categoryLines(ctx)).lineOf(parent).length + 1
    await rows.show(ctx, id, { ...values, depth }, before, parked)
    await writeAttributes(ctx, id, values['attributes'] as Attribute[])
    if (before?.['superCateId'] !== parent) await placeBelow(ctx, id)
  },

  async hide(ctx, id) {
    await setDeleted(ctx, id, 'Y')
    return null
  },

  async shown(ctx) {
    const attributes = await ctx.db
      .select()
      .from(categoryAttributes)
      .where(eq(categoryAttributes.siteId, ctx.siteId))
      .orderBy(asc(categoryAttributes.orderNo), asc(categoryAttributes.code))
    return (await rows.shown(ctx)).map(({ id, values }) => ({
      id,
      values: {
        ...values,
        attributes: attributes
          .filter(({ cateId }) => cateId === id)
          .map(({ code, label, values: list }) => ({ code, label, values: list })),
      },
    }))
  },
}

const isCategory = ({ siteId }: StoreCtx, id: string) => and(eq(productCategories.siteId, siteId), eq(productCategories.cateId, id))

async function setDeleted(ctx: StoreCtx, id: string, delYn: 'Y' | 'N'): Promise<void> {
  await ctx.db.update(productCategories).set({ delYn }).where(isCategory(ctx, id))
}

async function writeAttributes({ db, siteId }: StoreCtx, cateId: string, attributes: readonly Attribute[]): Promise<void> {
  await db.delete(categoryAttributes).where(eq(categoryAttributes.cateId, cateId))
  if (attributes.length === 0) return
  await db.insert(categoryAttributes).values(attributes.map((one, i) => ({ ...one, siteId, cateId, orderNo: i + 1 })))
}

/** Depths of everything below a category that moved, and the upper categories of the products there. */
async function placeBelow(ctx: StoreCtx, id: string): Promise<void> {
  const { lineOf, below } = await categoryLines(ctx)
  for (const cateId of [id, ...below(id)]) {
    const line = lineOf(cateId)
    await ctx.db.update(productCategories).set({ depth: line.length }).where(isCategory(ctx, cateId))
    await ctx.db
      .update(products)
      .set({ cateId1: line[0]!, cateId2: line[1] ?? null })
      .where(and(eq(products.siteId, ctx.siteId), eq(products.cateId, cateId)))
  }
}

/** A parent that stands below the category itself, and a tree of more levels than pages can show. */
async function problems(ctx: StoreCtx, id: string, values: RecordValues): Promise<Problem[]> {
  const { lineOf, below } = await categoryLines(ctx)
  const line = lineOf(values['superCateId'] as string)
  const fault = (message: string): Problem[] => [{ pointer: '/superCateId', keyword: 'tree', message: `위 카테고리: ${message}` }]
  if (line.includes(id)) return fault('자기 자신이나 자기 아래의 카테고리입니다. 다른 카테고리를 골라 주세요.')
  const height = Math.max(0, ...below(id).map((one) => lineOf(one).length - lineOf(id).length))
  if (line.length + 1 + height <= MOST_DEPTH) return []
  return fault(
    height > 0
      ? `아래에 ${height}단계가 더 있어 모두 ${MOST_DEPTH}단계를 넘습니다. 더 위의 카테고리를 골라 주세요.`
      : `카테고리는 ${MOST_DEPTH}단계까지 둘 수 있습니다. 더 위의 카테고리를 골라 주세요.`,
  )
}
