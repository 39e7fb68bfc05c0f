// 현금영수증 that a buyer asks for after a payment without one (SYS-40).
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { ORDERING } from '@/schemas/api/base/rate-limit'
import { RECEIPT_KINDS, type ReceiptKind } from '@/schemas/rules/store/cash-receipts'
import { Order, OrderId } from './orders'

const askingReceipt = {
  id: OrderId,
  kind: Type.Unsafe<ReceiptKind>(Type.String({ title: '현금영수증 종류', enum: [...RECEIPT_KINDS] })),
  /** Of a telephone, a business or a receipt card, by the kind. It is stored sealed until the provider has answered. */
  number: Type.String({ title: '현금영수증 번호', minLength: 1, maxLength: 30 }),
}
const receiptErrors = {
  missing: ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404],
  wrongNumber: ['400', '현금영수증 번호를 정확히 입력해 주세요.'],
  notNow: ['409', '현금영수증을 신청하실 수 없는 주문입니다. 이미 발급되었거나 현금으로 결제한 금액이 없습니다.', 409],
  late: ['409', '현금영수증을 신청하실 수 있는 기간이 지났습니다. 고객센터로 문의해 주세요.', 409],
  refused: ['409', '현금영수증을 발급하지 못했습니다. 번호를 확인하고 다시 신청해 주세요.', 409],
  unknown: ['409', '지금은 현금영수증을 신청하실 수 없습니다. 잠시 후 다시 시도해 주세요.', 409],
} as const

/** For what was paid in cash without one; answers the order. What the provider has not answered goes on by itself. */
export const askCashReceipt = contract({
  at: 'POST /svc/orderSvcApi/cashReceipt',
  id: 'order.cashReceipt',
  title: '현금영수증 신청',
  access: 'member',
  rateLimit: ORDERING,
  // It waits for the provider.
  transaction: 'own',
  deadline: 20_000,
  keyed: true,
  codec: 'json',
  input: Type.Object(askingReceipt),
  item: Order,
  errors: receiptErrors,
})

export const askGuestCashReceipt = contract({
  at: 'POST /svc/orderSvcApi/guestCashReceipt',
  id: 'order.guestCashReceipt',
  title: '비회원 현금영수증 신청',
  access: 'orderer',
  rateLimit: ORDERING,
  transaction: 'own',
  deadline: 20_000,
  keyed: true,
  codec: 'json',
  input: Type.Object(askingReceipt),
  item: Order,
  errors: receiptErrors,
})
