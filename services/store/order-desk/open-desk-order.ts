import { and, eq, isNotNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-desk'
import { bankName } from '@/schemas/rules/store/banks'
import { formatMobile } from '@/schemas/words/person'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { operation } from '@/services/kit/service'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import { orderTarget } from '../domain/orders/order-target'
import { requireOrder } from './present-desk-order'
import { whoseOrder } from '../domain/orders/whose-order'

const RECEIPTS = { income: '소득공제', proof: '지출증빙' }

/** Opens who ordered and where it goes, and records who read it, and why. */
export const openDeskOrder = operation(contracts.openDeskOrder, async ({ orderId, reason }, ctx) => {
  const order = await requireOrder(ctx, orderId)
  const { buyer, delivery, receipt } = order
  const [asked] = await ctx.db
    .select({ account: refundRequests.account })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), isNotNull(refundRequests.account)))
  const request = await waitingCancelRequest(ctx.db, orderId)
  ctx.audit('order.read', orderTarget(orderId), { reason: reason.trim() }, whoseOrder(order))
  const items = [
    ['주문한 분', buyer.name],
    ['휴대전화', formatMobile(buyer.phoneNo)],
    ['이메일', buyer.email],
    ['받는 분', delivery.name],
    ['받는 분 휴대전화', formatMobile(delivery.phoneNo)],
    ['주소', `(${delivery.zipCode}) ${delivery.address} ${delivery.addressDetail}`.trim()],
    ['배송 요청', delivery.request],
    ...(asked?.account ? [['확인할 환불의 계좌', `${asked.account.bank} ${asked.account.accountNo} ${asked.account.holder}`]] : []),
    ...(request ? [['취소를 요청한 이유', request.reason]] : []),
    ...(request?.account
      ? [['취소를 요청한 분의 환불 계좌', `${bankName(request.account.bank)} ${request.account.accountNo} ${request.account.holder}`]]
      : []),
    ...(receipt ? [['현금영수증', `${RECEIPTS[receipt.kind]} ${receipt.number}`]] : []),
  ]
  return { items: items.map(([words, value]) => ({ words: words!, value: value! })), totalCount: items.length }
})
