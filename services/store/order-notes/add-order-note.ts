import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-notes'
import { isSensitiveNote } from '@/schemas/rules/members/is-sensitive-note'
import { staff } from '@/services/db/tables/auth'
import { orderNotes } from '@/services/db/tables/order-desk'
import { operation } from '@/services/kit/service'
import { lockOrderRow } from '../domain/orders/move-order'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'

/** The log says that a note was written and how long it is, never its words. */
export const addOrderNote = operation(contracts.addOrderNote, async ({ orderId, contents: typed }, ctx) => {
  const { db, siteId, now, session } = ctx
  const contents = typed.trim()
  if (isSensitiveNote(contents)) throw ctx.fail('sensitive')
  // Held, so that no note is left behind by a deletion at the same time.
  const order = await lockOrderRow(ctx, orderId)
  if (!order) throw ctx.fail('missing')
  const staffId = session.staff!.id
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  const [row] = await db
    .insert(orderNotes)
    .values({ siteId, orderId, staffId, staffName: person?.name ?? '', contents, writtenAt: now })
    .returning({ noteSeq: orderNotes.noteSeq })
  ctx.audit('order.note', orderTarget(orderId), { note: row!.noteSeq, letters: contents.length }, whoseOrder(order))
  return { item: row!, message: '메모를 남겼습니다.' }
})
