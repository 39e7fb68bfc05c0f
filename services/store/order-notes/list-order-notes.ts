import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-notes'
import { orderNotes } from '@/services/db/tables/order-desk'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'

export const listOrderNotes = operation(contracts.listOrderNotes, async ({ orderId }, ctx) => {
  const { db, siteId, session } = ctx
  if ((await db.$count(orders, and(eq(orders.siteId, siteId), eq(orders.orderId, orderId)))) === 0) throw ctx.fail('missing')
  const rows = await db
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.siteId, siteId), eq(orderNotes.orderId, orderId)))
    .orderBy(desc(orderNotes.writtenAt), desc(orderNotes.noteSeq))
  return {
    items: rows.map(({ noteSeq, staffName, contents, version, writtenAt, changedAt, staffId }) => ({
      ...{ noteSeq, staffName, contents, version },
      writtenAt: writtenAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
      isOwn: staffId !== null && staffId === session.staff?.id,
    })),
  }
})
