// Paying (SYS-40). Prices, fees, coupon and points are the server's; what a request says of them is only compared. The order is written and its
// goods are held before the provider's window opens, so that a payment never arrives for nothing.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { PREPARING, PROVIDER_CALLS } from '@/schemas/api/base/rate-limit'
import { GUEST_AGREEMENT_NEEDED } from '@/schemas/rules/store/guest-consents'
import { PREPARE_CALL, RESULT_UNKNOWN } from '@/schemas/rules/store/order-form'
import { YesNo } from '@/schemas/words/paging'
import { CompletedOrder, OrderId, PAYMENT_METHODS, type PaymentMethod } from './orders'

const line = (title: string, most: number) => Type.String({ title, minLength: 1, maxLength: most, pattern: '\\S' })
const Phone = (title: string) => Type.String({ title, maxLength: 20, pattern: '^[\\d -]{9,20}$' })
/** The most pieces of one variant. */
const MOST_PIECES = 99
const Won = (title: string) => Type.Integer({ title, minimum: 0, maximum: 2_000_000_000 })

const soldOut = ['409', '그사이 재고가 부족해졌습니다. 수량을 바꾸거나 상품을 빼고 다시 주문해 주세요.', 409] as const
const couponGone = ['409', '사용할 수 없는 쿠폰입니다. 쿠폰을 다시 골라 주세요.', 409] as const
const pointsShort = ['409', '사용할 수 있는 포인트가 부족합니다. 포인트를 다시 입력해 주세요.', 409] as const

/**
 * Writes the order and holds its goods, coupon and points for half an hour, a visitor's for less. An order of the same buyer that nobody has begun to pay is closed
 * first, so that a second try finds its goods, coupon and points free. What costs nothing is paid by this call.
 */
export const preparePayment = contract({
  at: 'POST /svc/paymentSvcApi/prepare',
  id: PREPARE_CALL,
  title: '결제 준비',
  access: 'visitor',
  personal: true,
  rateLimit: PREPARING,
  keyed: true,
  codec: 'json',
  input: Type.Object({
    items: Type.Array(
      Type.Object({
        variantId: Type.String({ title: '상품', minLength: 1, maxLength: 60 }),
        qty: Type.Integer({ title: '수량', minimum: 1, maximum: MOST_PIECES }),
      }),
      { title: '주문 상품', minItems: 1, maxItems: 50 },
    ),
    buyer: Type.Object(
      {
        name: line('주문자 이름', 60),
        phoneNo: Phone('주문자 휴대전화 번호'),
        email: Type.Optional(Type.String({ title: '이메일', maxLength: 120 })),
      },
      { title: '주문자' },
    ),
    delivery: Type.Object(
      {
        name: line('받는 분', 60),
        phoneNo: Phone('받는 분 휴대전화 번호'),
        zipCode: Type.String({ title: '우편번호', pattern: '^\\d{5}$' }),
        address: line('주소', 200),
        addressDetail: Type.Optional(Type.String({ title: '상세 주소', maxLength: 100 })),
        request: Type.Optional(Type.String({ title: '배송 요청 사항', maxLength: 200 })),
      },
      { title: '배송지' },
    ),
    /** A day of arrival.installDays on which it is to be installed; without one staff settle it. */
    wishedDay: Type.Optional(Type.String({ title: '설치 희망일', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    /** One of coupon.list. */
    couponId: Type.Optional(Type.Integer({ title: '쿠폰', minimum: 1, maximum: 2_147_483_647 })),
    points: Type.Optional(Won('포인트')),
    method: oneOf<PaymentMethod>('결제 수단', PAYMENT_METHODS),
    /** 현금영수증 of a transfer or a deposit. */
    receipt: Type.Optional(
      Type.Object(
        {
          kind: oneOf('현금영수증', ['income', 'proof']),
          /** Without it the provider's window asks for it. */
          number: Type.Optional(Type.String({ title: '현금영수증 번호', pattern: '^[\\d-]{9,20}$' })),
        },
        { title: '현금영수증' },
      ),
    ),
    /** 구매안전서비스 of a transfer or a deposit: the provider holds the money until the goods have come. */
    escrow: Type.Optional(Type.Boolean({ title: '구매안전서비스' })),
    /** What the buyer was shown; another sum of the server's is told before anything is paid. */
    amount: Won('결제 금액'),
    /** Ordered from the caller's cart: what is paid leaves it. */
    fromCart: Type.Optional(Type.Boolean({ title: '장바구니 주문' })),
    /** The number that this browser was given for an earlier try, which is closed if nobody has begun to pay it. */
    replaces: Type.Optional(OrderId),
    agreed: Type.Boolean({ title: '구매 동의' }),
    /** Goods made to order cannot be returned for a change of mind: agreed to apart. */
    customAgreed: Type.Optional(Type.Boolean({ title: '주문 제작 상품 동의' })),
  }),
  item: Type.Object({
    orderId: OrderId,
    amount: Type.Integer(),
    orderName: Type.String(),
    method: oneOf<PaymentMethod>('결제 수단', PAYMENT_METHODS),
    /** ISO: until when it may be paid. */
    heldUntil: Type.String(),
    /** Y: there was nothing to pay, and the order is complete. */
    paidYn: YesNo,
    /** For the provider's window: its script, whose global is `TossPayments`, the public key, and a key for this buyer that nobody can guess. */
    sdkUrl: Type.String(),
    clientKey: Type.String(),
    customerKey: Type.String(),
    /** How long an account of a deposit is open. */
    depositHours: Type.Integer(),
    /** Whether a simulator stands in for the provider. */
    simulatedYn: YesNo,
    /** The goods, which the window wants of a payment that is held; empty for any other. */
    escrowProducts: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        code: Type.String(),
        unitPrice: Type.Integer(),
        quantity: Type.Integer(),
      }),
    ),
  }),
  errors: {
    soldOut,
    gone: ['409', '지금은 판매하지 않는 상품이 있습니다. 장바구니를 확인해 주세요.', 409],
    changed: ['409', '그사이 결제 금액이 바뀌었습니다. 바뀐 금액을 확인해 주세요.', 409],
    /** With the goods and the place in words. */
    notTo: ['409', '이 주소로는 배송하지 않는 상품이 있습니다.', 409],
    dayGone: ['409', '고르신 설치 희망일에는 갈 수 없게 되었습니다. 다른 날을 골라 주세요.', 409],
    couponGone,
    couponSmall: ['400', '쿠폰을 사용할 수 있는 금액보다 적은 주문입니다.'],
    couponNotFor: ['409', '고르신 상품에는 사용할 수 없는 쿠폰입니다. 쿠폰을 다시 골라 주세요.', 409],
    couponNotFirst: ['409', '첫 주문에만 사용할 수 있는 쿠폰입니다. 결제하셨거나 결제하고 있는 주문이 있습니다.', 409],
    pointsShort,
    pointsMost: ['400', '결제할 금액보다 많은 포인트는 사용할 수 없습니다.'],
    tooLittle: ['400', '100원 미만은 결제할 수 없습니다. 포인트를 조정해 주세요.'],
    tooMuch: ['400', '한 번에 결제할 수 있는 금액을 넘었습니다. 나누어 주문해 주세요.'],
    guestOrders: ['409', '결제하지 않은 비회원 주문이 여러 건 있습니다. 먼저 하신 주문을 결제하시거나 잠시 후 다시 주문해 주세요.', 409],
    guestShare: ['409', '지금 다른 분들이 결제하고 있는 상품이 있습니다. 몇 분 뒤에 다시 주문하시거나 로그인한 뒤 주문해 주세요.', 409],
    memberOrders: ['409', '결제하거나 입금하지 않은 주문이 여러 건 있습니다. 주문 내역에서 확인해 주세요.', 409],
    memberShare: [
      '409',
      '아직 입금하지 않은 주문에 담긴 상품이 있습니다. 먼저 하신 주문에 입금하시거나 주문 내역에서 취소한 뒤 다시 주문해 주세요.',
      409,
    ],
    memberOnly: ['401', '쿠폰과 포인트는 로그인한 뒤 사용하실 수 있습니다.', 401],
    guestAgreementNeeded: ['403', GUEST_AGREEMENT_NEEDED, 403],
    agreementNeeded: ['400', '주문 내용과 약관에 동의해 주세요.'],
    customNeeded: ['400', '주문 제작 상품의 반품 제한을 확인하고 동의해 주세요.'],
    noPayments: ['503', '지금은 결제를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.', 409],
  },
})

/** For the test pages: what opens the provider's window without an order. Only where no real money moves. */
export const readTestWindow = contract({
  at: 'GET /svc/paymentSvcApi/testWindow',
  id: 'payment.testWindow',
  title: '결제창 점검',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({ sdkUrl: Type.String(), clientKey: Type.String() }),
  errors: { off: ['404', '이곳에서는 결제창을 점검할 수 없습니다.', 404] },
})

/**
 * What the buyer's window came back with. The amount is compared with the order's own, and only then is the provider asked for the charge. What
 * the window came back with stays in a history and a log, so the answer says of the order what the next page has to know, and of nobody a name
 * or an address.
 */
export const confirmPayment = contract({
  at: 'POST /svc/paymentSvcApi/confirm',
  id: 'payment.confirm',
  title: '결제 승인',
  access: 'visitor',
  personal: true,
  // It waits for the provider, and what was begun stays written.
  transaction: 'own',
  deadline: 20_000,
  codec: 'json',
  input: Type.Object({
    orderId: OrderId,
    amount: Won('결제 금액'),
    paymentKey: Type.String({ title: '결제 키', minLength: 1, maxLength: 200, pattern: '^[\\w-]+$' }),
  }),
  item: CompletedOrder,
  errors: {
    missing: ['404', '주문을 찾을 수 없습니다.', 404],
    otherAmount: ['400', '결제 금액이 주문 금액과 달라 결제하지 않았습니다.'],
    declined: ['402', '결제가 승인되지 않았습니다. 결제된 금액은 없습니다. 다른 결제 수단으로 다시 시도해 주세요.', 402],
    closed: ['409', '주문 시간이 지났거나 다른 창에서 새로 주문하여, 이 주문은 결제하지 않았습니다. 다시 주문해 주세요.', 409],
    alreadyPaid: ['409', '이미 결제를 마친 주문입니다. 다시 결제하지 않았습니다.', 409],
    otherPayment: ['409', '이미 다른 결제를 처리하고 있는 주문입니다. 주문 내역을 확인해 주세요.', 409],
    soldOut: ['409', '그사이 재고가 없어져 결제를 취소했습니다. 결제된 금액은 돌려드립니다.', 409],
    unknown: ['409', RESULT_UNKNOWN, 409],
  },
})

/** The provider's news of a payment. It only says where to look: what happened is asked of the provider, so that a forged call changes nothing. */
export const receiveTossWebhook = contract({
  at: 'POST /svc/paymentSvcApi/tossWebhook',
  id: 'payment.tossWebhook',
  title: '토스페이먼츠 웹훅',
  access: 'visitor',
  foreign: true,
  rateLimit: PROVIDER_CALLS,
  transaction: 'own',
  deadline: 9_000,
  codec: 'json',
  input: Type.Object({
    eventType: Type.Optional(Type.String({ title: '종류', maxLength: 60 })),
    createdAt: Type.Optional(Type.String({ title: '때', maxLength: 60 })),
    /** PAYMENT_STATUS_CHANGED: the payment. */
    data: Type.Optional(
      Type.Object(
        { orderId: Type.Optional(Type.String()), status: Type.Optional(Type.String()) },
        { title: '결제', additionalProperties: true },
      ),
    ),
    /** DEPOSIT_CALLBACK, which is flat. */
    orderId: Type.Optional(Type.String({ title: '주문 번호', maxLength: 64 })),
    status: Type.Optional(Type.String({ title: '상태', maxLength: 40 })),
    transactionKey: Type.Optional(Type.String({ title: '거래 키', maxLength: 200 })),
  }),
})
