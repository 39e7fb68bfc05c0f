// Sending bought goods back (SYS-40, Q-094), for money or an option of the same price. What a request says of the fee is only compared.
import { Type, type Static } from 'typebox'
import { returnTermsFields } from './order-terms-fields'
import { contract } from '@/schemas/api/base/contract'
import { Day, moment, nullable, oneOf } from '@/schemas/api/base/fields'
import { ORDERING } from '@/schemas/api/base/rate-limit'
import {
  RETURN_CAUSES,
  RETURN_KINDS,
  RETURN_STATES,
  RETURN_WAYS,
  type ReturnCause,
  type ReturnKind,
  type ReturnState,
  type ReturnWay,
} from '@/schemas/rules/store/return-states'
import { ESCROW_WORDS } from '@/schemas/rules/store/escrow-words'
import { LONGEST_RETURN_REASON, MOST_RETURN_PICTURES } from '@/schemas/rules/store/return-limits'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { DELIVERIES, type DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { keptBackFields } from './kept-back-fields'
import { OrderId } from './orders'
import { PickupPlace } from './pickup-place'
import { sharesFields } from './shares-fields'
import { Tracking } from './tracking'

const typed = (title: string, most: number) => Type.String({ title, minLength: 1, maxLength: most, pattern: '\\S' })
const Seq = (title: string) => Type.Integer({ title, minimum: 1, maximum: 2_147_483_647 })
export const ReturnSeq = Seq('신청 번호')
export const ReturnAccount = Type.Object(
  {
    bank: Type.String({ title: '은행', minLength: 2, maxLength: 20, pattern: '\\S' }),
    accountNo: Type.String({ title: '계좌 번호', pattern: '^\\d{6,20}$' }),
    holder: typed('예금주', 60),
  },
  { title: '환불 계좌' },
)
const missing = ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404] as const
const noReturn = ['404', '신청 내역을 찾을 수 없습니다.', 404] as const

export const ReturnOffer = Type.Object({
  orderId: OrderId,
  orderName: Type.String(),
  writtenYn: YesNo, // a telephone order, whose discount staff gave
  /** ISO; null while it is on its way. */
  deliveredAt: nullable(Type.String()),
  confirmedYn: YesNo,
  /** Whether the whole order may be confirmed now. */
  confirmableYn: YesNo,
  /** `2026-06-08`; null while it is on its way. */
  mindUntil: nullable(Type.String()),
  faultUntil: nullable(Type.String()),
  /** Paid into a virtual account: the money goes to an account that the buyer names. */
  accountNeededYn: YesNo,
  /** Won that came in and have not gone back: no refund is higher. */
  most: Type.Integer(),
  /** What cancelled parts left paid for the pieces that could come back (schemas/rules/store/kept-back.ts). */
  kept: Type.Object({ ...keptBackFields, of: Type.Object({ coupon: Type.Integer(), goods: Type.Integer() }) }),
  /** Y: the provider holds the money and returns only the whole: a refund is of all pieces, and nothing can be taken off it. */
  escrowYn: YesNo,
  ...returnTermsFields,
  pickup: Type.Object({
    name: Type.String(),
    phoneNo: Type.String(),
    zipCode: Type.String(),
    address: Type.String(),
    addressDetail: Type.String(),
  }),
  lines: Type.Array(
    Type.Object({
      lineSeq: Type.Integer(),
      name: Type.String(),
      choices: Type.Array(Type.String()),
      image: Type.String(),
      imageAlt: Type.String(),
      unitPrice: Type.Integer(),
      delivery: oneOf<DeliveryKind>('배송', DELIVERIES),
      /** Pieces that may come back. */
      left: Type.Integer(),
      /** Why none may, in words; empty where some may. */
      closedWords: Type.String(),
      /** Why not for a change of mind; empty where they may. */
      mindWords: Type.String(),
      /** The shares of the order that one, two … pieces return, before a fee and beside what was kept. */
      returns: Type.Array(Type.Object(sharesFields)),
      /** Other options of the same price, with the pieces that are left. */
      options: Type.Array(Type.Object({ variantId: Type.String(), choices: Type.Array(Type.String()), left: Type.Integer() })),
    }),
  ),
})

/** What of an order may come back now, until when, and what it costs: what the form shows before anything is sent. */
export const readReturnOffer = contract({
  at: 'GET /svc/returnSvcApi/offer',
  id: 'return.offer',
  title: '교환·반품 신청 정보',
  access: 'member',
  input: Type.Object({ id: OrderId }),
  item: ReturnOffer,
  errors: { missing, closed: ['409', '배송을 시작한 주문만 교환하거나 반품하실 수 있습니다.', 409] },
})

const asking = {
  id: OrderId,
  /** Why, in the buyer's words. */
  reason: typed('자세한 사유', LONGEST_RETURN_REASON),
  cause: oneOf<ReturnCause>('사유', RETURN_CAUSES),
  /** Of a fault. */
  knownDay: Type.Optional(Day('하자를 안 날')),
  way: oneOf<ReturnWay>('보내는 방법', RETURN_WAYS),
  pickup: Type.Optional(PickupPlace),
  pickupDay: Type.Optional(Day('수거를 바라는 날')),
  fileKeys: Type.Optional(
    Type.Array(Type.String({ title: '사진', minLength: 1, maxLength: 22 }), { title: '사진', maxItems: MOST_RETURN_PICTURES }),
  ),
  /** What the buyer was shown. */
  fee: Type.Integer({ title: '반품 비용', minimum: 0, maximum: 1_000_000 }),
}
const piece = { lineSeq: Seq('상품'), qty: Type.Integer({ title: '수량', minimum: 1, maximum: 99 }) }
const askErrors = {
  missing,
  closed: ['409', '배송을 시작한 주문만 교환하거나 반품하실 수 있습니다.', 409],
  limited: ['409', '지금은 신청하실 수 없는 상품입니다.', 409],
  tooMany: ['409', '신청할 수 있는 수량보다 많습니다. 이미 신청하신 상품인지 확인해 주세요.', 409],
  feeChanged: ['409', '반품 비용이 바뀌었습니다. 바뀐 금액을 확인해 주세요.', 409],
  pickupNeeded: ['400', '수거할 곳을 입력해 주세요.'],
  pickupDayWrong: ['400', '수거를 바라는 날을 내일부터 14일 안에서 골라 주세요.'],
  knownDayNeeded: ['400', '하자를 안 날을 입력해 주세요.'],
  fileGone: ['409', '다른 신청에 들어갔거나 올린 지 하루가 지나 지워진 사진이 있습니다. 사진을 다시 올려 주세요.', 409],
} as const
const call = { access: 'member', rateLimit: ORDERING, keyed: true, transaction: 'own', codec: 'json' } as const
const RequestedReturn = Type.Object({ returnSeq: Type.Integer() })

export const requestRefund = contract({
  at: 'POST /svc/orderSvcApi/refund',
  id: 'order.refund',
  title: '반품 신청',
  ...call,
  input: Type.Object({
    ...asking,
    items: Type.Array(Type.Object(piece), { title: '반품할 상품', minItems: 1, maxItems: 50 }),
    /** Only for what was paid into a virtual account; stored sealed until the refund is confirmed. */
    refundAccount: Type.Optional(ReturnAccount),
  }),
  item: RequestedReturn,
  errors: {
    ...askErrors,
    accountNeeded: ['400', '환불받으실 계좌를 입력해 주세요.'],
    partEscrow: ['400', ESCROW_WORDS.returnWhole],
    feeEscrow: ['400', ESCROW_WORDS.noFee],
  },
})

export const requestExchange = contract({
  at: 'POST /svc/orderSvcApi/exchange',
  id: 'order.exchange',
  title: '교환 신청',
  ...call,
  input: Type.Object({
    ...asking,
    items: Type.Array(Type.Object({ ...piece, variantId: Type.String({ title: '바꿀 옵션', minLength: 1, maxLength: 60 }) }), {
      title: '교환할 상품',
      minItems: 1,
      maxItems: 50,
    }),
  }),
  item: RequestedReturn,
  errors: {
    ...askErrors,
    otherPrice: ['409', '같은 상품의 같은 가격 옵션으로만 교환하실 수 있습니다. 옵션을 다시 골라 주세요.', 409],
    soldOut: ['409', '바꾸실 옵션의 재고가 부족합니다. 다른 옵션을 고르거나 반품을 신청해 주세요.', 409],
  },
})

const head = {
  returnSeq: Type.Integer(),
  orderId: OrderId,
  kind: oneOf<ReturnKind>('종류', RETURN_KINDS),
  cause: oneOf<ReturnCause>('사유', RETURN_CAUSES),
  state: oneOf<ReturnState>('상태', RETURN_STATES),
  orderName: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  /** Pieces. */
  qty: Type.Integer(),
  /** What comes back in money and points once the fee is off. */
  amount: Type.Integer(),
  points: Type.Integer(),
  fee: Type.Integer(),
  withdrawableYn: YesNo,
  REG_DT: moment,
}
export const ReturnLine = Type.Object({
  lineSeq: Type.Integer(),
  name: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  choices: Type.Array(Type.String()),
  /** Empty for a refund. */
  wantedChoices: Type.Array(Type.String()),
  qty: Type.Integer(),
})
const place = Type.Object({
  name: Type.String(),
  phoneNo: Type.String(),
  zipCode: Type.String(),
  address: Type.String(),
  addressDetail: Type.String(),
  request: Type.String(),
})

/** As the buyer reads it. */
export const OwnReturn = Type.Object({
  ...head,
  reason: Type.String(),
  way: oneOf<ReturnWay>('보내는 방법', RETURN_WAYS),
  pickup: nullable(place),
  pickupDay: Type.String(),
  carrier: Type.String(),
  trackingNo: Type.String(),
  /** Of a parcel whose carrier can be asked. */
  tracking: nullable(Tracking),
  /** Why the fee is not asked for; empty where it is, or where there is none. */
  waiver: Type.String(),
  /** Why staff take the fee off; empty where the terms of the shop say so. */
  feeReason: Type.String(),
  lines: Type.Array(ReturnLine),
  fileKeys: Type.Array(Type.String()),
  moves: Type.Array(Type.Object({ state: oneOf<ReturnState>('상태', RETURN_STATES), reason: Type.String(), at: Type.String() })),
})
export type OwnReturn = Static<typeof OwnReturn>

/** The member's own, the latest first. */
export const listReturns = contract({
  at: 'GET /svc/returnSvcApi/svcList',
  id: 'return.list',
  title: '교환·반품 내역',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(10) }),
  items: Type.Object(head),
})

export const readReturn = contract({
  at: 'GET /svc/returnSvcApi/svcRead',
  id: 'return.read',
  title: '교환·반품 조회',
  access: 'member',
  input: Type.Object({ returnSeq: ReturnSeq }),
  item: OwnReturn,
  errors: { noReturn },
})

export const withdrawReturn = contract({
  at: 'POST /svc/returnSvcApi/withdraw',
  id: 'return.withdraw',
  title: '교환·반품 철회',
  access: 'member',
  rateLimit: ORDERING,
  codec: 'json',
  input: Type.Object({ returnSeq: ReturnSeq }),
  item: OwnReturn,
  errors: { noReturn, begun: ['409', '이미 처리를 시작하여 철회하실 수 없습니다. 고객센터로 문의해 주세요.', 409] },
})

/** What the buyer sent by a carrier of their own. */
export const saveReturnTracking = contract({
  at: 'POST /svc/returnSvcApi/tracking',
  id: 'return.tracking',
  title: '보낸 상품의 송장 번호',
  access: 'member',
  rateLimit: ORDERING,
  codec: 'json',
  input: Type.Object({
    returnSeq: ReturnSeq,
    carrier: typed('택배사', 30),
    trackingNo: Type.String({ title: '송장 번호', pattern: '^[0-9A-Za-z-]{6,30}$' }),
  }),
  item: OwnReturn,
  errors: {
    noReturn,
    notAwaited: ['409', '송장 번호를 기다리는 신청이 아닙니다. 이미 도착했는지 진행 단계를 확인해 주세요.', 409],
    numberWrong: ['400', '송장 번호를 확인해 주세요.'],
  },
})

export const confirmOrder = contract({
  at: 'POST /svc/orderSvcApi/confirm',
  id: 'order.confirm',
  title: '구매 확정',
  access: 'member',
  rateLimit: ORDERING,
  codec: 'json',
  input: Type.Object({ id: OrderId }),
  item: Type.Object({ confirmedAt: Type.String() }),
  errors: {
    missing,
    notDelivered: ['409', '배송이 끝난 주문만 구매를 확정하실 수 있습니다.', 409],
    returning: ['409', '교환이나 반품이 진행 중입니다. 끝난 뒤 구매를 확정해 주세요.', 409],
  },
})
