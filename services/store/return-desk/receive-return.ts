import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-desk'
import { returnLines } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { moveReturn } from '../domain/orders/move-return'
import { tellOfReturn } from '../domain/orders/tell-of-return'
import { returnTarget } from '../domain/orders/return-target'
import { presentDeskReturn } from './present-desk-return'
import { returnToMove } from './return-to-move'
import { whoseOrder } from '../domain/orders/whose-order'

export const receiveReturn = operation(contracts.receiveReturn, async ({ lines, ...one }, ctx) => {
  const of = await returnToMove(ctx, one, 'received')
  for (const { returnLineSeq, lineSeq, qty } of of.lines) {
    const sellable = lines.filter((line) => line.lineSeq === lineSeq)
    if (sellable.length !== 1 || sellable[0]!.sellableQty > qty) throw ctx.fail('lines')
    await ctx.db.update(returnLines).set({ sellableQty: sellable[0]!.sellableQty }).where(eq(returnLines.returnLineSeq, returnLineSeq))
  }
  await moveReturn(ctx, of, { to: 'received', movedBy: `staff:${ctx.session.staff!.id}` })
  await tellOfReturn(ctx, of, 'returnCame', 0)
  ctx.audit('return.receive', returnTarget(one.returnSeq), { lines }, whoseOrder(of.locked.order))
  return { item: await presentDeskReturn(ctx, of.row) }
})
