import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/store/guest-codes'
import { ORDER_CODE_ALL_TRIES, ORDER_CODE_MINUTES, ORDER_CODE_TRIES } from '@/schemas/rules/store/order-codes'
import { changeVisit } from '@/services/auth/domain/visit'
import { currentDatabase } from '@/services/db/current-database'
import { orderCodes } from '@/services/db/tables/order-desk'
import { limitCalls, MINUTE } from '@/services/kit/limit-calls'
import { networkOf } from '@/services/kit/network-of'
import { operation } from '@/services/kit/service'
import { orderCodeHash } from '../domain/orders/order-code-hash'

/** The latest code alone. A try is counted before it is compared, so that many at one moment are many. */
export const openOrderByCode = operation(contracts.openOrderByCode, async ({ id, code }, ctx) => {
  const { siteId, now, session } = ctx
  const { db } = currentDatabase()
  const { message } = ctx.fail('wrong')
  const wrong = () => ctx.fail('wrong', { problems: [{ pointer: '/code', message, keyword: 'rule' }] })
  const [latest] = await db
    .select({ codeSeq: orderCodes.codeSeq })
    .from(orderCodes)
    .where(and(eq(orderCodes.siteId, siteId), eq(orderCodes.orderId, id)))
    .orderBy(desc(orderCodes.codeSeq))
    .limit(1)
  // The same for orders that have none: what is answered tells of no order.
  const who = `${id} ${latest?.codeSeq ?? ''} ${networkOf(requestContext()?.ip ?? '')}`
  await limitCalls(db, { what: 'order-code-try', who, most: ORDER_CODE_TRIES, span: ORDER_CODE_MINUTES * MINUTE, sentence: message }, now)
  if (!latest) throw wrong()
  const isThis = eq(orderCodes.codeSeq, latest.codeSeq)
  const [tried] = await db
    .update(orderCodes)
    .set({ tries: sql`${orderCodes.tries} + 1` })
    .where(
      and(
        isThis,
        isNull(orderCodes.usedAt),
        lt(orderCodes.tries, ORDER_CODE_ALL_TRIES),
        gt(orderCodes.sentAt, new Date(now.getTime() - ORDER_CODE_MINUTES * MINUTE)),
      ),
    )
    .returning({ codeHash: orderCodes.codeHash })
  if (tried?.codeHash !== orderCodeHash(id, code)) throw wrong()
  const { cookies } = await db.transaction(async (tx) => {
    const [used] = await tx
      .update(orderCodes)
      .set({ usedAt: now })
      .where(and(isThis, isNull(orderCodes.usedAt)))
      .returning({ codeSeq: orderCodes.codeSeq })
    if (!used) throw wrong()
    return changeVisit({ db: tx, session, now, siteId, isRenewed: true }, (draft) => ({
      ...draft,
      openedOrder: { orderId: id, at: now.getTime() },
    }))
  })
  return { message: '주문을 열었습니다.', cookies }
})
