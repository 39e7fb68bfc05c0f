// What of a cancellation is in the answer of an order.
import { Type } from 'typebox'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'
import { CANCEL_REQUEST_STATES, type CancelRequestState } from '@/schemas/rules/store/cancel-requests'
import { YesNo } from '@/schemas/words/paging'
import { keptBackFields } from './kept-back-fields'
import { FarField } from './order-terms-fields'

/** What a part is cancelled by (schemas/rules/store/part-return.ts); null where what stays keeps coupon and free delivery. */
export const CancelTerms = Type.Object({
  couponMin: nullable(Type.Integer()),
  /** By the place of the line. */
  asked: Type.Array(Type.Object({ fee: Type.Integer(), freeFrom: nullable(Type.Integer()) })),
  kept: Type.Object(keptBackFields),
  /** What crossing the sea cost when it was ordered. */
  far: FarField,
  /** Y: an earlier cancellation has given the coupon back. */
  couponOffYn: YesNo,
})

export const CancelRequest = Type.Object({
  state: oneOf<CancelRequestState>('상태', CANCEL_REQUEST_STATES),
  reason: Type.String(),
  /** Why it was refused. */
  answer: Type.String(),
  askedAt: moment,
  closedAt: nullable(moment),
})
