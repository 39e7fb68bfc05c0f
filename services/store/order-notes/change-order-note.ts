import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-notes'
import { isSensitiveNote } from '@/schemas/rules/members/is-sensitive-note'
import { orderNotes } from '@/services/db/tables/order-desk'
import { operation } from '@/services/kit/service'
import { orderTarget } from '../domain/orders/order-target'
import { requireOwnOrderNote } from './require-own-order-note'

export const changeOrderNote = operation(contracts.changeOrderNote, async ({ noteSeq, version, contents: typed }, ctx) => {
  const contents = typed.trim()
  if (isSensitiveNote(contents)) throw ctx.fail('sensitive')
  const note = await requireOwnOrderNote(ctx, noteSeq)
  if (note.version !== version) throw ctx.fail('changed')
  await ctx.db
    .update(orderNotes)
    .set({ contents, version: version + 1, changedAt: ctx.now })
    .where(eq(orderNotes.noteSeq, noteSeq))
  ctx.audit('order.noteChange', orderTarget(note.orderId), { note: noteSeq, letters: contents.length }, note.whose)
  return { message: '메모를 고쳤습니다.' }
})
