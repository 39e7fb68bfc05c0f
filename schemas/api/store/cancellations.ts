// Cancelling an order before its goods are prepared (SYS-40, Q-094).
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { ORDERING } from '@/schemas/api/base/rate-limit'
import { ESCROW_WORDS } from '@/schemas/rules/store/escrow-words'
import { Order, OrderId } from './orders'

/** Pieces of some lines; the whole order without them. */
export const cancelledItems = Type.Optional(
  Type.Array(
    Type.Object({
      lineSeq: Type.Integer({ title: '상품', minimum: 1, maximum: 2_147_483_647 }),
      qty: Type.Integer({ title: '수량', minimum: 1, maximum: 99 }),
    }),
    { title: '취소할 상품', maxItems: 50 },
  ),
)
/** Only for what was paid into a virtual account: where the money is to go. It is stored sealed until the provider has confirmed. */
export const refundAccount = Type.Optional(
  Type.Object(
    {
      bank: Type.String({ title: '은행', minLength: 2, maxLength: 20, pattern: '\\S' }),
      accountNo: Type.String({ title: '계좌 번호', pattern: '^\\d{6,20}$' }),
      holder: Type.String({ title: '예금주', minLength: 1, maxLength: 60, pattern: '\\S' }),
    },
    { title: '환불 계좌' },
  ),
)

const cancelling = {
  id: OrderId,
  reason: Type.String({ title: '취소 이유', minLength: 1, maxLength: 200, pattern: '\\S' }),
  items: cancelledItems,
  refundAccount,
}
const cancelErrors = {
  missing: ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404],
  done: ['409', '이미 취소된 주문입니다.', 409],
  packed: ['409', '상품을 준비하기 시작하여 바로 취소하실 수 없습니다. 주문 상세에서 취소를 요청해 주세요.', 409],
  late: ['409', '상품을 보낸 뒤에는 취소하실 수 없습니다. 받으신 뒤에 반품을 신청해 주세요.', 409],
  tooMany: ['400', '취소할 수 있는 수량보다 많습니다. 주문을 다시 확인해 주세요.'],
  partWaiting: ['400', '입금 전에는 주문 전체만 취소하실 수 있습니다.'],
  partEscrow: ['400', ESCROW_WORDS.cancelWhole],
  underWay: ['409', '앞선 취소를 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409],
  accountNeeded: ['400', '환불받으실 계좌를 입력해 주세요.'],
  refused: ['409', '결제사에서 취소를 받지 않았습니다. 환불 계좌를 확인하시거나 고객센터로 문의해 주세요.', 409],
} as const

/** Whole or in part; answers the order. A cancellation that the provider has not confirmed yet stands as REQUESTED and goes on by itself. */
export const cancelOrder = contract({
  at: 'POST /svc/orderSvcApi/cancel',
  id: 'order.cancel',
  title: '주문 취소',
  access: 'member',
  rateLimit: ORDERING,
  // It waits for the provider.
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  codec: 'json',
  input: Type.Object(cancelling),
  item: Order,
  errors: cancelErrors,
})

export const cancelGuestOrder = contract({
  at: 'POST /svc/orderSvcApi/guestCancel',
  id: 'order.guestCancel',
  title: '비회원 주문 취소',
  access: 'orderer',
  rateLimit: ORDERING,
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  codec: 'json',
  input: Type.Object(cancelling),
  item: Order,
  errors: cancelErrors,
})
