// The orders of members and of visitors (SYS-40). All amounts are won with VAT, and stand as they were when the order was placed.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'
import { RECEIPT_KINDS, type ReceiptKind } from '@/schemas/rules/store/cash-receipts'
import { ISSUED_STATES } from '@/schemas/rules/store/coupon-terms'
import { ORDER_CODES, type OrderCode } from '@/schemas/rules/store/order-states'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { DELIVERIES, type DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { CancelRequest, CancelTerms } from './cancel-terms'
import { refundPresented } from './refund-presented'
import { Tracking } from './tracking'

export const PAYMENT_METHODS = ['CARD', 'TRANSFER', 'VBANK'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** `260601-7K2M9QX4T8WZ3`: the day for people, the rest at random. */
export const OrderId = Type.String({ title: '주문 번호', pattern: '^\\d{6}-[0-9A-HJKMNP-TV-Z]{13}$' })

const amounts = {
  goodsAmount: Type.Integer(),
  deliveryFee: Type.Integer(),
  installFee: Type.Integer(),
  couponAmount: Type.Integer(),
  pointAmount: Type.Integer(),
  /** To be paid in money, or paid: goods, delivery and installation less coupon and points. */
  amount: Type.Integer(),
  /** Contained in `amount`. */
  vat: Type.Integer(),
}

const OrderLine = Type.Object({
  lineSeq: Type.Integer(),
  /** Both empty once the goods are gone. */
  goodsId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  choices: Type.Array(Type.String()),
  image: Type.String(),
  imageAlt: Type.String(),
  unitPrice: Type.Integer(),
  qty: Type.Integer(),
  /** Pieces that were cancelled or sent back since, and those of them that were sent back. */
  cancelledQty: Type.Integer(),
  returnedQty: Type.Integer(),
  delivery: oneOf<DeliveryKind>('배송', DELIVERIES),
  customYn: YesNo,
  ...amounts,
  /** Y: the coupon of the order counts for it. */
  couponYn: YesNo,
  /** Given back of `amount`, because the option became a cheaper one. */
  optionBack: Type.Integer(),
})

/** The fields of an order in the list. */
const orderHead = {
  orderId: OrderId,
  status: oneOf<OrderCode>('상태', ORDER_CODES),
  statusWords: Type.String(),
  /** What the carriers say of an order that is on its way; empty where its state says it all. */
  wayWords: Type.String(),
  /** The first goods, and how many more there are. */
  orderName: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  guestYn: YesNo,
  /** Y: staff wrote it at the telephone, and gave what it was reduced by. */
  writtenYn: YesNo,
  cancellableYn: YesNo,
  /** When the purchase was confirmed; null before. */
  confirmedAt: nullable(moment),
  /** Whether its member may confirm it now: it has arrived, and nothing of it is on its way back. */
  confirmableYn: YesNo,
  /** `12월 3일(목)~5일(토)`; empty while it is not paid, and once it is there. */
  arrival: Type.String(),
  /** `12월 9일(수) 희망`, or the day that was settled and why; empty where nothing is installed or no day was chosen. */
  installDay: Type.String(),
  installDayReason: Type.String(),
  REG_DT: moment,
  ...amounts,
  /** What has been returned in money. */
  refundAmount: Type.Integer(),
}

const Payment = Type.Object({
  method: oneOf<PaymentMethod>('결제 수단', PAYMENT_METHODS),
  status: oneOf('상태', ['READY', 'DONE', 'FAIL']),
  amount: Type.Integer(),
  /** ISO; null until it is paid. */
  paidAt: nullable(Type.String()),
  /** Where a deposit is to go, until when. */
  virtualAccount: nullable(Type.Object({ bank: Type.String(), accountNo: Type.String(), dueAt: Type.String() })),
  /** The provider's receipt; empty without one. */
  receiptUrl: Type.String(),
  /** Y: the provider holds the money until the goods have come (구매안전서비스), and returns only the whole. */
  escrowYn: YesNo,
  /** 현금영수증 of what was paid in cash; null where none was issued or asked for. */
  cashReceipt: nullable(
    Type.Object({
      /** FAIL: what the buyer asked for was refused, and can be asked for again. */
      status: oneOf('상태', ['PROGRESS', 'DONE', 'CANCEL', 'FAIL']),
      kind: oneOf<ReceiptKind>('종류', RECEIPT_KINDS),
      /** Issued and not cancelled. */
      amount: Type.Integer(),
      /** Y: to the number of the tax office, because nobody asked. */
      unaskedYn: YesNo,
      receiptUrl: Type.String(),
      /** 승인 번호. */
      issueNumber: Type.String(),
      REG_DT: Type.String(),
    }),
  ),
  /** ISO: until when one can be asked for; null where none can. */
  cashReceiptUntil: nullable(Type.String()),
})

const Refund = Type.Object({
  status: oneOf('상태', ['REQUESTED', 'DONE', 'FAIL']),
  amount: Type.Integer(),
  pointAmount: Type.Integer(),
  ...refundPresented,
  reason: Type.String(),
  REG_DT: Type.String(),
})

const Receiver = Type.Object({
  name: Type.String(),
  phoneNo: Type.String(),
  zipCode: Type.String(),
  address: Type.String(),
  addressDetail: Type.String(),
  request: Type.String(),
})

/** As the buyer reads it; persons and addresses in full, because it is their own. */
export const Order = Type.Object({
  ...orderHead,
  /** Y: opened with its code alone, so that people and addresses are masked. */
  maskedYn: YesNo,
  /** Named by whoever changes it: what changed meanwhile is said. */
  version: Type.Integer(),
  /** The latest request to cancel it while it was packed. */
  cancelRequest: nullable(CancelRequest),
  /** Y: nobody pressed it; the days for a change of mind were over. */
  autoConfirmedYn: YesNo,
  items: Type.Array(OrderLine),
  buyer: Type.Object({ name: Type.String(), phoneNo: Type.String(), email: Type.String() }),
  delivery: Receiver,
  payment: nullable(Payment),
  refunds: Type.Array(Refund),
  part: nullable(CancelTerms),
  /** Whether something of it can be sent back or exchanged: it was sent, is still bought, and is not on its way back already. */
  returnableYn: YesNo,
  shipments: Type.Array(Type.Object({ carrier: Type.String(), trackingNo: Type.String(), shippedAt: Type.String(), tracking: Tracking })),
})
export type Order = Static<typeof Order>
export type OrderHead = Omit<
  Order,
  | 'version'
  | 'maskedYn'
  | 'cancelRequest'
  | 'autoConfirmedYn'
  | 'items'
  | 'buyer'
  | 'delivery'
  | 'payment'
  | 'refunds'
  | 'shipments'
  | 'part'
  | 'returnableYn'
>

const missing = ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404] as const

/** The member's own, the latest first. What was never paid is not among them. `item.counts` are of all of them by state, whatever is asked for. */
export const listOrders = contract({
  at: 'GET /svc/orderSvcApi/svcList',
  id: 'order.list',
  title: '주문 목록',
  access: 'member',
  input: Type.Object({
    page: Page,
    size: sizeOf(10),
    status: Type.Optional(oneOf<OrderCode>('상태', ORDER_CODES)),
    /** Placed within the last months. */
    months: Type.Optional(Type.Integer({ title: '기간', minimum: 1, maximum: 60 })),
  }),
  item: Type.Object({ counts: Type.Array(Type.Object({ status: oneOf<OrderCode>('상태', ORDER_CODES), count: Type.Integer() })) }),
  items: Type.Object(orderHead),
})

export const readOrder = contract({
  at: 'GET /svc/orderSvcApi/svcRead',
  id: 'order.read',
  title: '주문 조회',
  access: 'member',
  input: Type.Object({ id: OrderId }),
  item: Order,
  errors: { missing },
})

/** A visitor's order by its number; the identified name and phone must be the buyer's, or its code was typed in this browser. */
export const readGuestOrder = contract({
  at: 'GET /svc/orderSvcApi/guestRead',
  id: 'order.guestRead',
  title: '비회원 주문 조회',
  access: 'orderer',
  input: Type.Object({ id: OrderId }),
  item: Order,
  // Which of them is wrong is not said: a number alone would tell whether there is such an order.
  errors: {
    missing: [
      '404',
      '입력하신 내용에 맞는 주문이 없습니다. 주문 번호와, 본인인증하신 이름과 휴대전화 번호가 주문하실 때 입력하신 것과 같은지 확인해 주세요.',
      404,
    ],
  },
})

/** What an order says to the buyer who has just paid it, without a name or an address. */
export const CompletedOrder = Type.Object({ ...orderHead, payment: nullable(Payment) })

/**
 * For the page after a payment. A member's order is theirs alone, with its receiver; the number of a visitor's is random, but its holder has
 * not shown that the order is theirs, so it comes without a name or an address.
 */
export const readCompletedOrder = contract({
  at: 'GET /svc/orderSvcApi/complete',
  id: 'order.complete',
  title: '주문 완료 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({ id: OrderId }),
  item: Type.Object({ ...CompletedOrder.properties, items: Type.Array(OrderLine), delivery: nullable(Receiver) }),
  errors: { missing },
})

/** Entries of the member's points, the latest first; `item.balance` is their sum, `item.ending` what of it can be used for thirty days at most. */
export const listPoints = contract({
  at: 'GET /svc/pointSvcApi/svcList',
  id: 'point.list',
  title: '포인트 내역',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(20) }),
  item: Type.Object({
    balance: Type.Integer(),
    /** By the last day in Seoul on which they can be used. */
    ending: Type.Array(Type.Object({ points: Type.Integer(), day: Type.String() })),
  }),
  items: Type.Object({
    seq: Type.Integer(),
    amount: Type.Integer(),
    reason: Type.String(),
    /** After this entry. */
    balance: Type.Integer(),
    REG_DT: Type.String(),
  }),
})

/** Coupons of the member: those that can be used first, then what was used or has ended. */
export const listCoupons = contract({
  at: 'GET /svc/couponSvcApi/svcList',
  id: 'coupon.list',
  title: '쿠폰 목록',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(20) }),
  items: Type.Object({
    couponId: Type.Integer(),
    name: Type.String(),
    discount: Type.Integer(),
    unit: oneOf('단위', ['WON', 'PERCENT']),
    /** The most that it takes off; null without a limit. */
    most: nullable(Type.Integer()),
    /** Goods that it counts for of at least this amount. */
    minAmount: Type.Integer(),
    /** Of the goods in the member's cart those that it counts for; null where it counts for all there are. */
    only: nullable(Type.Array(Type.String())),
    /** What it counts for in words; empty where that is everything. */
    goodsWords: Type.String(),
    /** Y: for the first order of the member alone. */
    firstOrderYn: YesNo,
    startDt: Type.String(),
    expireDt: Type.String(),
    state: oneOf('상태', ISSUED_STATES),
    usedYn: YesNo,
    usableYn: YesNo,
  }),
})
