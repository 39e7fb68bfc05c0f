import { eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/returns'
import { plainTrackingNo } from '@/schemas/rules/store/carriers'
import { trackingNoFault } from '@/schemas/rules/store/sent-tracking'
import { orderReturns } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { lockReturn } from '../domain/orders/move-return'
import { presentReturn } from '../domain/money/present-return'
import { startReturnTrack } from '../domain/parcels/start-track'
import { ownReturn } from './own-return'

export const saveReturnTracking = operation(contracts.saveReturnTracking, async ({ returnSeq, carrier, trackingNo }, ctx) => {
  await ownReturn(ctx, returnSeq)
  const of = await lockReturn(ctx, returnSeq)
  if (!of) throw ctx.fail('noReturn')
  if (of.row.way !== 'send' || of.row.state !== 'collecting') throw ctx.fail('notAwaited')
  const fault = trackingNoFault(carrier.trim(), trackingNo)
  if (fault) throw ctx.fail('numberWrong', { problems: [{ pointer: '/trackingNo', message: fault }] })
  const [row] = await ctx.db
    .update(orderReturns)
    .set({
      carrier: carrier.trim(),
      trackingNo: plainTrackingNo(trackingNo),
      updatedAt: ctx.now,
      version: sql`${orderReturns.version} + 1`,
    })
    .where(eq(orderReturns.returnSeq, returnSeq))
    .returning()
  await startReturnTrack(ctx, row!)
  return { item: await presentReturn(ctx.db, row!, ctx.now), message: '송장 번호를 저장했습니다.' }
})
