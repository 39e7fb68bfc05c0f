import { and, eq } from 'drizzle-orm'
import { orderReturns } from '@/services/db/tables/returns'
import type { Ctx, Fails } from '@/services/kit/service'
import type { ReturnRow } from '../domain/orders/move-return'

export async function knownReturn(ctx: Ctx & Fails<'missing'>, returnSeq: number): Promise<ReturnRow> {
  const [row] = await ctx.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.siteId), eq(orderReturns.returnSeq, returnSeq)))
  if (!row) throw ctx.fail('missing')
  return row
}
