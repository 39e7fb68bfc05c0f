import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { storeTerms } from '../terms/store-terms'
import { unpaidOf } from './unpaid-of'

/** Asked once what nobody has begun to pay is closed: the rest is being paid, or waits for its deposit. */
export const mayOrderAsMember = async (ctx: Pick<Ctx, 'db' | 'siteId' | 'now'>, memberNo: string): Promise<boolean> =>
  (await ctx.db.$count(orders, unpaidOf(ctx, memberNo))) < (await storeTerms(ctx.db, ctx.siteId)).member.orders
