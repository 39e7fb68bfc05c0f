// A refund above the sum that one person gives back alone, as it waits for another, or what became of it.
import { Type } from 'typebox'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'
import { REFUND_ACTS, REFUND_REQUEST_STATES } from '@/schemas/rules/store/refund-requests'

export const RefundRequest = Type.Object({
  requestSeq: Type.Integer(),
  act: oneOf('종류', REFUND_ACTS),
  /** `waiting` only while it can be confirmed. */
  state: oneOf('상태', REFUND_REQUEST_STATES),
  /** Won that go back. */
  amount: Type.Integer(),
  /** Pieces of a cancellation, in words; empty for all that is left. */
  pieces: Type.String(),
  reason: Type.String(),
  /** An account was entered, which opening the order shows. */
  hasAccount: Type.Boolean(),
  /** Who asked, and whether that is who reads this. */
  by: Type.String(),
  isMine: Type.Boolean(),
  at: moment,
  /** Of one that waits: whether anybody else is there who may confirm it. */
  hasOther: Type.Boolean(),
  /** Who decided, and when; why it was sent back. */
  decidedBy: Type.String(),
  decidedAt: nullable(moment),
  sentBackFor: Type.String(),
})

/** No other refund of the order is begun meanwhile. */
export const REFUND_ASKED = [
  '409',
  '이 주문에는 다른 분의 확인을 기다리는 환불이 있습니다. 그 환불을 먼저 확인하거나 거두어 주세요.',
  409,
] as const

/** What an order and a return show of it. */
export const refundsByTwo = {
  /** Won that one person gives back alone; 0: any sum. */
  refundAloneMost: Type.Integer(),
  /** The newest first. */
  refundRequests: Type.Array(RefundRequest),
}
