// What staff begin for a buyer: a return or an exchange of any order that was sent, on the phone or by letter, also after the days for it; and money
// that goes back without any pieces.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf, reason, reasonFor } from '@/schemas/api/base/fields'
import {
  RETURN_CAUSES,
  RETURN_KINDS,
  RETURN_WAYS,
  type ReturnCause,
  type ReturnKind,
  type ReturnWay,
} from '@/schemas/rules/store/return-states'
import { refundAccount } from './cancellations'
import { DeskOrder } from './desk-order'
import { OrderId } from './orders'
import { REFUND_ASKED } from './refund-request'
import { ReturnOffer } from './returns'

const one = { orderId: OrderId, version: Type.Integer({ title: '판', minimum: 0, maximum: 2_147_483_647 }) }

const missing = ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404] as const
const moved = ['409', '그사이 주문이 바뀌었습니다. 새로 고친 내용을 확인해 주세요.', 409] as const
const closed = ['409', '배송을 시작한 주문만 교환하거나 반품할 수 있습니다. 보내기 전이면 주문을 취소해 주세요.', 409] as const
const accountNeeded = ['400', '가상계좌로 받은 돈입니다. 돌려드릴 계좌를 입력해 주세요.'] as const
const underWay = ['409', '이 주문의 앞선 환불을 결제사가 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409] as const

/** What of an order may come back; days that have passed are no limit here. */
export const readDeskReturnOffer = contract({
  at: 'GET /adm/return/offer',
  id: 'returnDesk.offer',
  title: '반품할 수 있는 상품 보기',
  access: 'manager',
  right: { of: 'returns', act: 'see' },
  input: Type.Object({ orderId: OrderId }),
  item: Type.Omit(ReturnOffer, ['pickup']),
  errors: { missing, closed },
})

/** Staff say what is taken off, and why. The return is collected, received and settled as one that the buyer asked for. */
export const createDeskReturn = contract({
  at: 'POST /adm/return/create',
  id: 'returnDesk.create',
  title: '교환·반품 접수하기',
  access: 'manager',
  right: { of: 'returns', act: 'write' },
  codec: 'json',
  transaction: 'own',
  keyed: true,
  input: Type.Object({
    ...one,
    kind: oneOf<ReturnKind>('종류', RETURN_KINDS),
    cause: oneOf<ReturnCause>('사유 구분', RETURN_CAUSES),
    way: oneOf<ReturnWay>('보내는 방법', RETURN_WAYS),
    items: Type.Array(
      Type.Object({
        lineSeq: Type.Integer({ title: '상품', minimum: 1, maximum: 2_147_483_647 }),
        qty: Type.Integer({ title: '수량', minimum: 1, maximum: 99 }),
        /** Of an exchange. */
        variantId: Type.Optional(Type.String({ title: '바꿀 옵션', minLength: 1, maxLength: 60 })),
      }),
      { title: '상품', minItems: 1, maxItems: 50 },
    ),
    /** Won that are taken off what comes back. */
    fee: Type.Integer({ title: '뺄 금액', minimum: 0, maximum: 100_000_000 }),
    /** Why something is taken off although the fault is ours; the buyer reads it. */
    feeReason: Type.Optional(reasonFor('감액하는 사유')),
    reason,
    refundAccount,
  }),
  item: Type.Object({ returnSeq: Type.Integer() }),
  errors: {
    ...{ missing, moved, closed, accountNeeded },
    tooMany: ['409', '접수할 수 있는 수량보다 많습니다. 이미 접수한 상품인지 확인해 주세요.', 409],
    otherPrice: ['409', '같은 상품의 같은 가격 옵션으로만 교환할 수 있습니다. 옵션을 다시 골라 주세요.', 409],
    soldOut: ['409', '바꿀 옵션의 재고가 부족합니다. 다른 옵션을 고르거나 반품으로 접수해 주세요.', 409],
    feeReasonNeeded: ['400', '우리 쪽 사정으로 돌아오는 상품입니다. 감액하는 사유를 입력해 주세요.'],
    feeTooHigh: ['400', '뺄 금액이 돌려드릴 금액보다 많습니다. 금액을 확인해 주세요.'],
    partEscrow: ['400', '구매안전서비스(에스크로)로 결제한 주문은 전체를 금액을 빼지 않고 반품으로만 접수할 수 있습니다.'],
  },
})

/** Money that goes back without any pieces: out of goodwill, or because something was not as it should be. The buyer is told. */
export const giveDeskRefund = contract({
  at: 'POST /adm/order/give',
  id: 'orderDesk.give',
  title: '상품 없이 금액 돌려드리기',
  stepUp: true,
  access: 'manager',
  right: { of: 'orders', act: 'write' },
  codec: 'json',
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  input: Type.Object({ ...one, amount: Type.Integer({ title: '돌려드릴 금액', minimum: 1, maximum: 100_000_000 }), reason, refundAccount }),
  item: DeskOrder,
  errors: {
    ...{ missing, moved, accountNeeded, underWay },
    wrongState: ['409', '결제를 마친 주문에만 돌려드릴 수 있습니다. 새로 고친 내용을 확인해 주세요.', 409],
    tooMuch: ['400', '결제하고 남은 금액보다 많습니다. 금액을 확인해 주세요.'],
    partEscrow: ['400', '구매안전서비스(에스크로)로 결제한 주문은 금액의 일부만 돌려드릴 수 없습니다.'],
    asked: REFUND_ASKED,
    refused: ['409', '결제사에서 환불을 받지 않았습니다. 환불 계좌와 결제 기록을 확인해 주세요.', 409],
  },
})
