import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { storeTerms } from '../terms/store-terms'
import { unpaidOf } from './unpaid-of'

const MOST_READ = 2_000

/** @param phoneNo its digits. The numbers lie sealed, so that the few open orders are read. */
export async function mayOrderAsGuest(ctx: Pick<Ctx, 'db' | 'siteId' | 'now'>, phoneNo: string): Promise<boolean> {
  const rows = await ctx.db.select({ buyer: orders.buyer }).from(orders).where(unpaidOf(ctx, null)).limit(MOST_READ)
  const { guest } = await storeTerms(ctx.db, ctx.siteId)
  return rows.filter(({ buyer }) => buyer.phoneNo === phoneNo).length < guest.orders
}
