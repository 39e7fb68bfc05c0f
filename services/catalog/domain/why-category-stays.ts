import { and, arrayContains, eq, inArray, isNull } from 'drizzle-orm'
import { constExams, products } from '@/services/db/tables/catalog'
import { records } from '@/services/db/tables/records'
import type { StoreCtx } from '@/services/records/record-store'

/** What a category can hold, and how a sentence counts it. */
const HELD = { categories: '아래 카테고리', products: '제품', 'const-exams': '시공 예시', catalogs: '카탈로그' } as const
type Held = keyof typeof HELD

/** Why a category cannot be withdrawn: what is in it, drafts too, and what visitors still see there after a draft moved away. */
export async function whyCategoryStays(ctx: StoreCtx, id: string): Promise<string | undefined> {
  const { db, siteId } = ctx
  const held = await db
    .select({ type: records.type, id: records.id })
    .from(records)
    .where(
      and(
        eq(records.siteId, siteId),
        inArray(records.type, Object.keys(HELD)),
        arrayContains(records.refs, [`categories:${id}`]),
        isNull(records.deletedAt),
      ),
    )
  const shownProducts = await db
    .select({ id: products.zinPrdId })
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.cateId, id)))
  const shownExams = await db
    .select({ id: constExams.seq })
    .from(constExams)
    .where(and(eq(constExams.siteId, siteId), eq(constExams.cateId, id)))
  const of = (type: Held): string[] => held.filter((one) => one.type === type).map((one) => one.id)
  const counts: Record<Held, number> = {
    categories: of('categories').length,
    products: new Set([...of('products'), ...shownProducts.map((one) => one.id)]).size,
    'const-exams': new Set([...of('const-exams'), ...shownExams.map((one) => String(one.id))]).size,
    catalogs: of('catalogs').length,
  }
  const parts = (Object.keys(HELD) as Held[]).filter((type) => counts[type] > 0).map((type) => `${HELD[type]} ${counts[type]}개`)
  return parts.length === 0 ? undefined : `${parts.join(', ')}가 들어 있습니다. 먼저 옮기거나 지워 주세요.`
}
