import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-notes'
import { orderNotes } from '@/services/db/tables/order-desk'
import { operation } from '@/services/kit/service'
import { orderTarget } from '../domain/orders/order-target'
import { requireOwnOrderNote } from './require-own-order-note'

export const deleteOrderNote = operation(contracts.deleteOrderNote, async ({ noteSeq }, ctx) => {
  const { orderId, whose } = await requireOwnOrderNote(ctx, noteSeq)
  await ctx.db.delete(orderNotes).where(eq(orderNotes.noteSeq, noteSeq))
  ctx.audit('order.noteDelete', orderTarget(orderId), { note: noteSeq }, whose)
  return { message: '메모를 지웠습니다.' }
})
