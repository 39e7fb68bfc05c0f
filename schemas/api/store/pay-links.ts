// A telephone order for whoever has its link: what is in it, its people masked, and the beginning of its payment. The secret is sent in a body,
// so that it stands in no URL of a call, history or log.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf } from '@/schemas/api/base/fields'
import { PAYING_BY_LINK } from '@/schemas/api/base/rate-limit'
import { GUEST_CONSENTS } from '@/schemas/rules/store/guest-consents'
import { DELIVERIES } from '@/schemas/rules/store/delivery-kinds'
import { YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { orderTermsFields } from './order-terms-fields'
import { PAYMENT_METHODS } from './orders'
import { preparePayment } from './payments'

const token = Type.String({ title: '결제 링크', minLength: 1, maxLength: 200 })

const closed = {
  missing: [
    '404',
    '결제 링크를 찾을 수 없습니다. 받으신 주소를 끝까지 여셨는지 확인해 주세요. 링크를 다시 받으셨다면 가장 나중에 받으신 링크를 열어 주세요.',
    404,
  ],
  withdrawn: ['409', '판매자가 거둔 결제 링크입니다. 새 링크를 받으셨다면 그 링크를 열어 주세요.', 409],
  cancelled: ['409', '취소된 주문의 결제 링크입니다. 결제하실 것이 없습니다.', 409],
  lapsed: ['409', '결제 기한이 지난 링크입니다. 고객센터로 연락해 주시면 다시 보내 드립니다.', 409],
  /** Code `paid` and `waiting`: there is an order that can be looked at. */
  paid: ['paid', '이미 결제를 마친 주문입니다. 다시 결제하지 않으셔도 됩니다.', 409],
  waiting: ['waiting', '입금을 기다리고 있는 주문입니다. 안내받으신 계좌로 입금해 주세요.', 409],
} as const

/** A POST that writes nothing. */
export const openPayLink = contract({
  at: 'POST /svc/payLinkSvcApi/open',
  id: 'payLink.open',
  title: '결제 링크 열기',
  access: 'visitor',
  personal: true,
  rateLimit: PAYING_BY_LINK,
  codec: 'json',
  input: Type.Object({ token }),
  item: Type.Object({
    lines: Type.Array(
      Type.Object({
        name: Type.String(),
        choices: Type.Array(Type.String()),
        qty: Type.Integer(),
        price: Type.Integer(),
        image: Type.String(),
        imageShape: Shape,
        customYn: YesNo,
        delivery: oneOf('배송', DELIVERIES),
      }),
    ),
    amounts: Type.Object({
      goods: Type.Integer(),
      delivery: Type.Integer(),
      install: Type.Integer(),
      coupon: Type.Integer(),
      points: Type.Integer(),
      paid: Type.Integer(),
    }),
    /** What of the delivery is asked because of where it goes. */
    far: Type.Integer(),
    memberYn: YesNo,
    /** All masked. */
    buyer: Type.Object({ name: Type.String(), phoneNo: Type.String() }),
    delivery: Type.Object({ name: Type.String(), phoneNo: Type.String(), address: Type.String() }),
    endsAt: moment,
    terms: Type.Object({ ...orderTermsFields, depositHours: Type.Integer() }),
    /** Who sells, as lines of words. */
    seller: Type.Array(Type.String()),
  }),
  errors: { ...closed, gone: ['409', '지금은 판매하지 않는 상품이 있습니다. 고객센터로 연락해 주세요.', 409] },
})

/** Writes the order, or gives the one that another tab or person has begun: however many pay at once, there is one. */
export const preparePayLink = contract({
  at: 'POST /svc/payLinkSvcApi/prepare',
  id: 'payLink.prepare',
  title: '결제 링크로 결제 준비',
  access: 'visitor',
  personal: true,
  rateLimit: PAYING_BY_LINK,
  codec: 'json',
  input: Type.Object({
    token,
    method: oneOf('결제 수단', PAYMENT_METHODS),
    receipt: Type.Optional(oneOf('현금영수증', ['income', 'proof'])),
    escrow: Type.Optional(Type.Boolean({ title: '구매안전서비스' })),
    /** What the buyer was shown. */
    amount: Type.Integer({ title: '결제 금액', minimum: 0, maximum: 2_000_000_000 }),
    agreed: Type.Boolean({ title: '구매 동의' }),
    customAgreed: Type.Optional(Type.Boolean({ title: '주문 제작 상품 동의' })),
    /** Of a customer without an account. */
    consents: Type.Optional(Type.Array(oneOf('비회원 주문 동의', GUEST_CONSENTS), { title: '비회원 주문 동의', maxItems: 3 })),
  }),
  item: preparePayment.item,
  errors: {
    ...closed,
    underWay: ['409', '다른 창이나 다른 분이 이 주문을 결제하고 있습니다. 잠시 후 다시 열어 주세요.', 409],
    notTo: ['409', '배송지로 배송하지 않는 상품이 있습니다. 고객센터로 연락해 주세요.', 409],
    gone: ['409', '지금은 판매하지 않는 상품이 있습니다. 고객센터로 연락해 주세요.', 409],
    soldOut: ['409', '그사이 재고가 부족해졌습니다. 고객센터로 연락해 주시면 다른 상품을 안내해 드립니다.', 409],
    share: ['409', '지금 다른 분들이 결제하고 있는 상품이 있습니다. 몇 분 뒤에 다시 시도해 주세요.', 409],
    orders: ['409', '결제하지 않은 주문이 여러 건 있습니다. 먼저 하신 주문을 결제하시거나 잠시 후 다시 시도해 주세요.', 409],
    changed: ['409', '그사이 결제 금액이 바뀌었습니다. 바뀐 금액을 확인해 주세요.', 409],
    agreementNeeded: ['400', '주문 내용과 약관에 동의해 주세요.'],
    consentsNeeded: ['400', '비회원 주문의 필수 항목에 모두 동의해 주세요.'],
    customNeeded: ['400', '주문 제작 상품의 반품 제한을 확인하고 동의해 주세요.'],
    noPayments: ['503', '지금은 결제를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.', 409],
  },
})
