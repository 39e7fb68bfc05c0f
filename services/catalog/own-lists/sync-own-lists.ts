import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/catalog/own-lists'
import { mostOf } from '@/schemas/rules/catalog/own-lists'
import { members } from '@/services/db/tables/members'
import { ownListItems } from '@/services/db/tables/own-lists'
import { operation, type CtxOf } from '@/services/kit/service'
import { listsOf } from './lists-of'

type Context = CtxOf<typeof contracts.syncOwnLists>
type Change = Input<typeof contracts.syncOwnLists>['lists'][number]

/** What two devices send at the same time is taken one after the other, so that a list neither grows too long nor has two categories. */
export const syncOwnLists = operation(contracts.syncOwnLists, async ({ lists }, ctx) => {
  const { memberNo } = ctx.session.user!
  if (lists.length > 0) {
    await ctx.db.select({ memberNo: members.memberNo }).from(members).where(eq(members.memberNo, memberNo)).for('update')
    for (const change of lists) await apply(ctx, memberNo, change)
  }
  return { item: await listsOf(ctx, memberNo) }
})

async function apply(ctx: Context, memberNo: string, { list, added, removed, category = '', categoryName = '' }: Change): Promise<void> {
  const { db, siteId, now } = ctx
  const { itemId, addedAt } = ownListItems
  const ofList = and(eq(ownListItems.memberNo, memberNo), eq(ownListItems.list, list))
  if (removed.length > 0) await db.delete(ownListItems).where(and(ofList, inArray(itemId, removed)))
  const isCompare = list === 'compare'
  // Only products of one category are compared: a list of another begins anew (S-CMP-1).
  if (isCompare && added.length > 0) await db.delete(ownListItems).where(and(ofList, ne(ownListItems.category, category)))
  const seen = new Map(added.map((thing) => [thing.id, thing]))
  const rows = [...seen.values()].map(({ id, name, image }, at) => ({
    ...{ memberNo, siteId, list, itemId: id, name, image },
    ...(isCompare ? { category, categoryName } : {}),
    addedAt: new Date(now.getTime() + (isCompare ? at : -at)),
  }))
  for (const { addedAt: at, name, image, ...row } of rows)
    await db
      .insert(ownListItems)
      .values({ ...row, name, image, addedAt: at })
      // What is looked at again comes first; what is compared already keeps its place.
      .onConflictDoUpdate({
        target: [ownListItems.memberNo, ownListItems.list, itemId],
        set: { name, image, ...(isCompare ? {} : { addedAt: at }) },
      })
  const kept = await db
    .select({ itemId })
    .from(ownListItems)
    .where(ofList)
    .orderBy(isCompare ? asc(addedAt) : desc(addedAt), asc(itemId))
  const over = kept.slice(mostOf(list)).map((row) => row.itemId)
  if (over.length > 0) await db.delete(ownListItems).where(and(ofList, inArray(itemId, over)))
}
