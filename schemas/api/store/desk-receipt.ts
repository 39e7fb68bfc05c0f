import { Type } from 'typebox'
import { RECEIPT_ACTS, RECEIPT_KINDS, RECEIPT_ORIGINS, RECEIPT_STATES } from '@/schemas/rules/store/cash-receipts'
import { moment, oneOf } from '@/schemas/api/base/fields'

/** A cash receipt, or a cancellation of one, as staff read it. */
export const DeskReceipt = Type.Object({
  act: oneOf('종류', RECEIPT_ACTS),
  origin: oneOf('신청', RECEIPT_ORIGINS),
  kind: oneOf('용도', RECEIPT_KINDS),
  state: oneOf('상태', RECEIPT_STATES),
  amount: Type.Integer(),
  receiptUrl: Type.String(),
  issueNumber: Type.String(),
  fault: Type.String(),
  at: moment,
})
