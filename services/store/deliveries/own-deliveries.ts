import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Delivery } from '@/schemas/api/store/deliveries'
import { deliveryAddresses } from '@/services/db/tables/deliveries'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

type Row = typeof deliveryAddresses.$inferSelect

export const ofMember = ({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL =>
  and(eq(deliveryAddresses.siteId, siteId), eq(deliveryAddresses.memberNo, session.user!.memberNo))!

/** The default one first, then the latest. */
export const ownDeliveries = (ctx: Pick<Ctx, 'db' | 'siteId' | 'session'>): Promise<Row[]> =>
  ctx.db
    .select()
    .from(deliveryAddresses)
    .where(ofMember(ctx))
    .orderBy(desc(deliveryAddresses.defaultYn), desc(deliveryAddresses.savedAt), desc(deliveryAddresses.seq))

/** Changes of a member's addresses follow one another, so that none is counted or made the default twice. */
export async function lockDeliveries(ctx: Pick<Ctx, 'db' | 'siteId' | 'session'>): Promise<Row[]> {
  const { memberNo } = ctx.session.user!
  await ctx.db.select({ memberNo: members.memberNo }).from(members).where(eq(members.memberNo, memberNo)).for('update')
  return ownDeliveries(ctx)
}

export const presentDelivery = ({ seq, place, defaultYn }: Row): Delivery => ({ seq, ...place, defaultYn })
