import { and, count, eq, isNotNull, lt } from 'drizzle-orm'
import { waitsFor } from '@/schemas/rules/base/waits-for'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { orderReturns } from '@/services/db/tables/returns'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { Queue } from '@/services/parts/queues'
import { isLowStock } from './goods/low-stock'
import { isReturnToRefund } from './money/is-return-to-refund'
import { toConfirm } from './money/to-confirm'
import { listedForStaff, reviewState } from './voices/listed-for-staff'
import { questionState } from './voices/question-state'

const path = '/ice_builder/returns'

/** Returns that nobody has answered, and those past their deadline. */
const returnsWaiting: Queue = async ({ rights, db, siteId, now }) => {
  if (!waitsFor(rights, 'returns')) return []
  const mine = eq(orderReturns.siteId, siteId)
  return [
    {
      id: 'returns-new',
      words: '답할 교환·반품 신청',
      count: await db.$count(orderReturns, and(mine, eq(orderReturns.state, 'requested'))),
      path: `${path}?state=requested`,
    },
    {
      id: 'returns-late',
      words: '기한이 지난 교환·반품',
      count: await db.$count(orderReturns, and(mine, lt(orderReturns.dueAt, now))),
      path: `${path}?show=late`,
      kind: 'late',
    },
  ]
}

/** Returns that have arrived and wait for their money: for whoever may send it back. */
const returnsToRefund: Queue = async ({ rights, db, siteId, now }) => {
  if (!waitsFor(rights, 'returns') || !rights.writes('refunds')) return []
  const waiting = await db.$count(orderReturns, and(eq(orderReturns.siteId, siteId), isReturnToRefund({ db, now })))
  return [{ id: 'returns-to-refund', words: '환불할 반품', count: waiting, path: `${path}?show=refund` }]
}

/** Refunds that a second person confirms: for whoever may, and did not ask for them. */
const refundsToConfirm: Queue = async (ctx) => {
  const { rights, db } = ctx
  const isOrders = rights.sees('orders')
  if (!rights.writes('refunds') || !(isOrders || rights.sees('returns'))) return []
  // Whoever sees no orders confirms what belongs to a return.
  const waiting = await db.$count(refundRequests, and(toConfirm(ctx), isOrders ? undefined : isNotNull(refundRequests.returnSeq)))
  return [
    {
      id: 'refunds-to-confirm',
      words: '확인할 환불',
      count: waiting,
      path: isOrders ? '/ice_builder/orders?trouble=refund' : `${path}?show=confirm`,
    },
  ]
}

/** Reviews that members reported. */
const reportedReviews: Queue = async ({ rights, db, siteId }) => {
  if (!rights.publishes('reviews')) return []
  const waiting = await db.$count(goodsReviews, and(listedForStaff(siteId), eq(reviewState(), 'reported')))
  return [{ id: 'reviews-reported', words: '신고를 살필 상품 후기', count: waiting, path: '/ice_builder/reviews?state=reported' }]
}

/** Questions that nobody has answered. */
const waitingQuestions: Queue = async ({ rights, db, siteId }) => {
  if (!waitsFor(rights, 'questions')) return []
  const waiting = await db.$count(goodsQuestions, and(eq(goodsQuestions.siteId, siteId), eq(questionState(), 'waiting')))
  return [{ id: 'questions-waiting', words: '답변을 기다리는 상품 문의', count: waiting, path: '/ice_builder/questions?state=waiting' }]
}

/** Combinations of which few pieces are left. */
const lowStock: Queue = async ({ rights, db, siteId }) => {
  if (!waitsFor(rights, 'stock')) return []
  const [row] = await db
    .select({ count: count() })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(isLowStock(siteId))
  return [{ id: 'stock-low', words: '품절이거나 얼마 남지 않은 옵션', count: row?.count ?? 0, path: '/ice_builder/stock?show=low' }]
}

export const storeQueues: readonly Queue[] = [
  returnsWaiting,
  lowStock,
  returnsToRefund,
  refundsToConfirm,
  waitingQuestions,
  reportedReviews,
]
