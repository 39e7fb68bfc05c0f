// Refunds that two persons of staff give: who asks, and what becomes of what was asked.

/** A cancelled order or part of one, a sum without pieces, a return that is settled. */
export const REFUND_ACTS = ['cancel', 'give', 'settle'] as const
export type RefundAct = (typeof REFUND_ACTS)[number]
export const REFUND_ACT_WORDS: Readonly<Record<RefundAct, string>> = {
  cancel: '주문 취소',
  give: '금액 돌려드리기',
  settle: '반품 환불',
}

/** `lapsed`: nobody decided in time. `moved`: the order or the return changed meanwhile. */
export const REFUND_REQUEST_STATES = ['waiting', 'confirmed', 'sentBack', 'withdrawn', 'lapsed', 'moved'] as const
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number]
export const REFUND_STATE_WORDS: Readonly<Record<RefundRequestState, string>> = {
  waiting: '확인 대기',
  confirmed: '환불함',
  sentBack: '돌려보냄',
  withdrawn: '거둠',
  lapsed: '기한 지남',
  moved: '주문이 바뀜',
}

/** Days for which a request waits. */
export const REFUND_REQUEST_DAYS = 14
/** What one order gave back within so long counts together: a sum is not cut into pieces. */
export const REFUND_TOGETHER_HOURS = 24

/** When a request that is asked now, or was just about to lapse, was asked. */
export const refundRequestsSince = (now: Date): Date => new Date(now.getTime() - REFUND_REQUEST_DAYS * 86_400_000)

/** @param most won that one person gives back alone; 0 for any sum. @param before won that the order gave back alone within the hours above. */
export const needsSecondPerson = (most: number, amount: number, before: number): boolean => most > 0 && amount > 0 && amount + before > most
