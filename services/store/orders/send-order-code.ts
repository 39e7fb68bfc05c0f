import { and, eq, isNull, lt } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import * as contracts from '@/schemas/api/store/guest-codes'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { ORDER_CODE_MINUTES, ORDER_CODES_AN_HOUR } from '@/schemas/rules/store/order-codes'
import { countText } from '@/services/alarms/texts-of-day'
import { blindIndex } from '@/services/base/seal'
import { companyFacts } from '@/services/db/company-facts'
import { currentDatabase } from '@/services/db/current-database'
import { orderCodes } from '@/services/db/tables/order-desk'
import { orders } from '@/services/db/tables/orders'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { operation } from '@/services/kit/service'
import { canSendText, sendText } from '@/services/outside/send-text'
import { isShown } from '../domain/orders/belongs-to-member'
import { orderCodeHash } from '../domain/orders/order-code-hash'

/** Codes of yesterday say nothing any more. */
const DAY = 24 * HOUR

/**
 * Counted by what was typed, and sent after the answer: neither the words nor the time of it tell whether there is such an order, or whose
 * number it has.
 */
export const sendOrderCode = operation(contracts.sendOrderCode, async ({ id, phoneNo: typed }, ctx) => {
  const { siteId, now } = ctx
  const phoneNo = digitsOnly(typed)
  const { db } = currentDatabase()
  const { message: sentence } = ctx.fail('tooOften')
  // Together: who knows the number alone, or the order alone, spends nothing of its buyer's.
  const who = `${id} ${blindIndex(phoneNo, 'order_code.to')}`
  await limitCalls(db, { what: 'order-code', who, most: ORDER_CODES_AN_HOUR, span: HOUR, sentence }, now)
  if (!canSendText()) throw ctx.fail('noText')
  ctx.after(async () => {
    const [order] = await db
      .select({ buyer: orders.buyer })
      .from(orders)
      .where(and(eq(orders.siteId, siteId), isNull(orders.memberNo), isShown(), eq(orders.orderId, id)))
    if (order?.buyer.phoneNo !== phoneNo || !(await countText(db, phoneNo, now))) return
    await db.delete(orderCodes).where(and(eq(orderCodes.siteId, siteId), lt(orderCodes.sentAt, new Date(now.getTime() - DAY))))
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await db.insert(orderCodes).values({ siteId, orderId: id, codeHash: orderCodeHash(id, code), sentAt: now })
    const { sender } = await companyFacts(db, siteId)
    await sendText({ to: phoneNo, text: `[${sender}] 주문 조회 인증번호 ${code}. ${ORDER_CODE_MINUTES}분 안에 입력해 주세요.` })
  })
  return { message: '입력하신 내용에 맞는 주문이 있으면 그 번호로 인증번호를 보냈습니다.' }
})
