import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-files'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { answerReturnFile } from '../domain/returns/answer-return-file'
import { belongsToMember } from '../domain/orders/belongs-to-member'

export const readReturnFile = operation(contracts.readReturnFile, async ({ returnSeq, fileKey }, ctx) => {
  const [own] = await ctx.db
    .select({ returnSeq: orderReturns.returnSeq })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
    .where(and(belongsToMember(ctx), eq(orderReturns.returnSeq, returnSeq)))
  const response = own && (await answerReturnFile(ctx.db, returnSeq, fileKey))
  if (!response) throw ctx.fail('missing')
  return { response }
})
