import { orders } from '@/services/db/tables/orders'
import { settings } from '@/services/base/settings'
import type { Ctx } from '@/services/kit/service'
import { unpaidOf } from './unpaid-of'

/** Asked once what nobody has begun to pay is closed: the rest is being paid, or waits for its deposit. */
export const mayOrderAsMember = async (ctx: Pick<Ctx, 'db' | 'siteId' | 'now'>, memberNo: string): Promise<boolean> =>
  (await ctx.db.$count(orders, unpaidOf(ctx, memberNo))) < settings().memberHolds.orders
