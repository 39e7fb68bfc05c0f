import { and, count, eq, inArray, isNull, ne, arrayContains } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import { STORE_DEPTH, type StoreBanner } from '@/schemas/api/store/categories'
import type { RecordValues } from '@/schemas/records/define-record'
import { storeCategoryRecord } from '@/schemas/records/store/store-category-record'
import { records } from '@/services/db/tables/records'
import { goods, storeCategories } from '@/services/db/tables/store'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'

type Row = typeof storeCategories.$inferSelect
interface BannerEntry {
  picture: { src: string; alt: string }
  title: StoreBanner['TITLE']
  link: string
}

const rows = tableStore(storeCategoryRecord, {
  table: storeCategories,
  key: 'categoryId',
  hiddenBy: 'publishedYn',
  pictures: { picture: ['image', 'imageAlt'] },
  toRow: ({ superiorId, banners, depth }) => ({
    superiorId: superiorId || null,
    banners: (banners as BannerEntry[]).map(({ picture, title, link }) => ({ ...picture, title, link })),
    depth,
  }),
  fromRow: ({ superiorId, banners }) => ({
    superiorId: superiorId ?? '',
    banners: (banners as Row['banners']).map(({ src, alt, title, link }) => ({ picture: { src, alt }, title, link })),
  }),
  newId: () => shortId('sc'),
  tags: (id) => ['store-categories', `~store-category:${id}`],
  whyShown: whyCategoryStays,
  problems,
})

/** Categories of the store with their depth, which follows from the one above. */
export const storeCategoryStore: RecordStore = {
  ...rows,
  // Each by itself: what is below a category moves with it.
  showMany: undefined,
  hideMany: undefined,
  async show(ctx, id, values, before, parked) {
    const { lineOf } = await linesOf(ctx)
    await rows.show(ctx, id, { ...values, depth: lineOf(values['superiorId'] as string).length + 1 }, before, parked)
    if (before?.['superiorId'] !== values['superiorId']) await deepenBelow(ctx, id)
  },
}

/** The tree in the transaction of a change, withdrawn categories too: their ids stay taken. */
async function linesOf({ db, siteId }: StoreCtx) {
  const { categoryId, superiorId, dispType } = storeCategories
  const list = await db.select({ categoryId, superiorId, dispType }).from(storeCategories).where(eq(storeCategories.siteId, siteId))
  const byId = new Map(list.map((row) => [row.categoryId, row]))
  /** A category and those above it, the first level first. A circle ends it. */
  function lineOf(id: string): string[] {
    const line: string[] = []
    for (let at: string | null | undefined = id; at && byId.has(at) && !line.includes(at); at = byId.get(at)!.superiorId) line.unshift(at)
    return line
  }
  const below = (id: string): string[] => [...byId.keys()].filter((one) => one !== id && lineOf(one).includes(id))
  return { byId, lineOf, below }
}

async function deepenBelow(ctx: StoreCtx, id: string): Promise<void> {
  const { lineOf, below } = await linesOf(ctx)
  for (const one of below(id))
    await ctx.db
      .update(storeCategories)
      .set({ depth: lineOf(one).length })
      .where(and(eq(storeCategories.siteId, ctx.siteId), eq(storeCategories.categoryId, one)))
}

async function problems(ctx: StoreCtx, id: string, values: RecordValues): Promise<Problem[]> {
  const { byId, lineOf, below } = await linesOf(ctx)
  const above = values['superiorId'] as string
  const line = lineOf(above)
  const kind = values['dispType'] as Row['dispType']
  if (line.includes(id))
    return [fault('/superiorId', '위 카테고리: 자기 자신이나 자기 아래의 카테고리입니다. 다른 카테고리를 골라 주세요.')]
  const height = Math.max(0, ...below(id).map((one) => lineOf(one).length - lineOf(id).length))
  if (line.length + 1 + height > STORE_DEPTH)
    return [fault('/superiorId', `위 카테고리: 모두 ${STORE_DEPTH}단계까지 둘 수 있습니다. 더 위의 카테고리를 골라 주세요.`)]
  if (above && byId.get(above) && byId.get(above)!.dispType !== kind) return [fault('/dispType', '보이는 것: 위 카테고리와 같아야 합니다.')]
  const others = await ctx.db.$count(
    goods,
    and(eq(goods.siteId, ctx.siteId), eq(goods.publishedYn, 'Y'), inArray(goods.categoryId, [id, ...below(id)]), ne(goods.kind, kind)),
  )
  if (others > 0 || below(id).some((one) => byId.get(one)!.dispType !== kind))
    return [fault('/dispType', '보이는 것: 이 카테고리에 다른 종류의 상품이나 카테고리가 들어 있습니다. 먼저 옮겨 주세요.')]
  return []
}

const fault = (pointer: string, message: string): Problem => ({ pointer, keyword: 'tree', message })

/** Why a category cannot be withdrawn: what is in it, drafts too, would have no place. */
async function whyCategoryStays({ db, siteId }: StoreCtx, id: string): Promise<string | undefined> {
  const held = await db
    .select({ type: records.type, count: count() })
    .from(records)
    .where(
      and(
        eq(records.siteId, siteId),
        inArray(records.type, ['store-categories', 'goods']),
        arrayContains(records.refs, [`store-categories:${id}`]),
        isNull(records.deletedAt),
      ),
    )
    .groupBy(records.type)
  // What visitors see there after its draft moved away holds it as well.
  const shownBelow = await db.$count(
    storeCategories,
    and(eq(storeCategories.siteId, siteId), eq(storeCategories.superiorId, id), eq(storeCategories.publishedYn, 'Y')),
  )
  const shownGoods = await db.$count(goods, and(eq(goods.siteId, siteId), eq(goods.categoryId, id), eq(goods.publishedYn, 'Y')))
  const drafts = (type: string): number => held.find((one) => one.type === type)?.count ?? 0
  const parts = [
    ['아래 카테고리', Math.max(shownBelow, drafts('store-categories'))] as const,
    ['상품', Math.max(shownGoods, drafts('goods'))] as const,
  ].flatMap(([words, number]) => (number > 0 ? `${words} ${number}개` : []))
  return parts.length > 0 ? `${parts.join(', ')}가 들어 있습니다. 먼저 옮기거나 지워 주세요.` : undefined
}
