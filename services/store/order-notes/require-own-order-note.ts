import { and, eq } from 'drizzle-orm'
import { orderNotes } from '@/services/db/tables/order-desk'
import { orders } from '@/services/db/tables/orders'
import type { Ctx, Fails } from '@/services/kit/service'
import type { Whose } from '@/services/kit/subject-of'
import { whoseOrder } from '../domain/orders/whose-order'

interface OwnNote {
  orderId: string
  version: number
  whose: Whose[]
}

/** The note of this number, held until the transaction ends. @throws where another person wrote it. */
export async function requireOwnOrderNote(ctx: Ctx & Fails<'missing' | 'notOwn'>, noteSeq: number): Promise<OwnNote> {
  const { staffId, orderId, version } = orderNotes
  const [note] = await ctx.db
    .select({ orderId, version, staffId })
    .from(orderNotes)
    .where(and(eq(orderNotes.siteId, ctx.siteId), eq(orderNotes.noteSeq, noteSeq)))
    .for('update')
  if (!note) throw ctx.fail('missing')
  if (note.staffId !== ctx.session.staff!.id) throw ctx.fail('notOwn')
  const [order] = await ctx.db
    .select({ memberNo: orders.memberNo, buyer: orders.buyer, delivery: orders.delivery })
    .from(orders)
    .where(eq(orders.orderId, note.orderId))
  return { ...note, whose: order ? whoseOrder(order) : [] }
}
