import { and, eq } from 'drizzle-orm'
import { members } from '@/services/db/tables/members'
import type { OrderBuyer } from '@/services/db/tables/orders'
import type { StoreCtx } from '../orders/move-order'
import type { DraftRow } from './draft-rows'

/** Who orders: a member as the account says it now. @returns undefined for a member who left or may not use the site. */
export async function buyerOfDraft(
  { db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>,
  { memberNo, buyer }: Pick<DraftRow, 'memberNo' | 'buyer'>,
): Promise<OrderBuyer | undefined> {
  if (memberNo === null) return buyer ?? undefined
  const [row] = await db
    .select({ name: members.memberName, phoneNo: members.mobileNo, email: members.email, status: members.status })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.memberNo, memberNo)))
  if (!row?.name || !row.phoneNo || row.status === 'WITHDRAWN' || row.status === 'BLOCKED') return undefined
  return { name: row.name, phoneNo: row.phoneNo, email: row.email ?? '' }
}
