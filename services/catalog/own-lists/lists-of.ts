import { and, asc, eq } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { syncOwnLists } from '@/schemas/api/catalog/own-lists'
import type { OwnList } from '@/schemas/rules/catalog/own-lists'
import { ownListItems } from '@/services/db/tables/own-lists'
import type { Ctx } from '@/services/kit/service'

/** A member's lists: the newest first, and what is compared in its own order. */
export async function listsOf({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>, memberNo: string): Promise<Item<typeof syncOwnLists>> {
  const rows = await db
    .select()
    .from(ownListItems)
    .where(and(eq(ownListItems.siteId, siteId), eq(ownListItems.memberNo, memberNo)))
    .orderBy(asc(ownListItems.addedAt), asc(ownListItems.itemId))
  const of = (wanted: OwnList) => rows.filter(({ list }) => list === wanted)
  const things = (some: typeof rows) => some.map(({ itemId, name, image }) => ({ id: itemId, name, image }))
  const compared = of('compare')
  return {
    product: things(of('product').toReversed()),
    goods: things(of('goods').toReversed()),
    case: things(of('case').toReversed()),
    compare: { category: compared[0]?.category ?? '', categoryName: compared[0]?.categoryName ?? '', products: things(compared) },
  }
}
