import { and, eq } from 'drizzle-orm'
import type { OrderState } from '@/schemas/rules/store/order-states'
import { waitsFor } from '@/schemas/rules/base/waits-for'
import { orders } from '@/services/db/tables/orders'
import type { Queue } from '@/services/parts/queues'
import { asksCancel } from '../orders/asks-cancel'
import { hasPaymentFault } from './has-payment-fault'
import { hasParcelTrouble } from './has-parcel-trouble'

/** What the packing room has before it, and what is not where it should be. */
const ordersWaiting: Queue = async ({ rights, db, siteId, now }) => {
  if (!waitsFor(rights, 'orders')) return []
  const count = (state: OrderState) => db.$count(orders, and(eq(orders.siteId, siteId), eq(orders.state, state)))
  const path = '/ice_builder/orders?state='
  const troubled = await db.$count(orders, and(eq(orders.siteId, siteId), hasParcelTrouble(db, now)))
  const asking = await db.$count(orders, and(eq(orders.siteId, siteId), asksCancel(db)))
  const faulty = await db.$count(orders, and(eq(orders.siteId, siteId), hasPaymentFault(db)))
  return [
    { id: 'orders-paid', words: '결제 완료, 준비 전인 주문', count: await count('paid'), path: `${path}paid` },
    { id: 'orders-preparing', words: '준비 중, 보내기 전인 주문', count: await count('preparing'), path: '/ice_builder/packing' },
    { id: 'orders-cancel-asked', words: '취소를 요청한 주문', count: asking, path: '/ice_builder/orders?trouble=cancel' },
    { id: 'orders-troubled', words: '배송에 문제가 생긴 주문', count: troubled, path: '/ice_builder/orders?trouble=parcel', kind: 'late' },
    { id: 'orders-faulty', words: '결제를 확인해야 하는 주문', count: faulty, path: '/ice_builder/orders?trouble=payment', kind: 'late' },
  ]
}

export const orderQueues: readonly Queue[] = [ordersWaiting]
