// Orders that staff write for a customer on the telephone. People are shown masked and opened for a reason; prices and stock are the server's.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { days, direction, moment, nullable, oneOf, optionalMoment, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import { DELIVERIES } from '@/schemas/rules/store/delivery-kinds'
import { DRAFT_LINE_STATES, DRAFT_STATES, MOST_DRAFT_LINES, MOST_DRAFT_NOTE } from '@/schemas/rules/store/order-drafts'
import { MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import { ORDER_STATES } from '@/schemas/rules/store/order-states'
import { YesNo } from '@/schemas/words/paging'
import { DraftBuyer as Buyer, DraftDelivery as Delivery, short, WRONG_BUYER } from './draft-buyer'
import { orderTermsFields } from './order-terms-fields'
import { OrderId, PAYMENT_METHODS } from './orders'

const see = { access: 'manager', right: { of: 'order-drafts', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'order-drafts', act: 'write' }, codec: 'json' } as const

const DraftSeq = Type.Integer({ title: '전화 주문', minimum: 1, maximum: 2_147_483_647 })
const one = { draftSeq: DraftSeq, version: Version }

const missing = ['404', '전화 주문을 찾을 수 없습니다.', 404] as const
const changed = ['409', '그사이 다른 창이나 다른 분이 이 전화 주문을 바꾸었습니다. 최신 내용을 확인해 주세요.', 409] as const
const linkOut = ['409', '결제 링크를 보낸 전화 주문입니다. 링크를 거둔 뒤에 고쳐 주세요.', 409] as const
const over = ['409', '이미 결제했거나 취소한 전화 주문입니다. 복사해서 새로 쓰실 수 있습니다.', 409] as const
const underWay = ['409', '고객이 지금 결제하고 있습니다. 결제가 끝나거나 시간이 지난 뒤에 다시 시도해 주세요.', 409] as const
const sensitive = ['400', '주민등록번호나 카드 번호로 보이는 숫자가 있습니다. 지우고 다시 저장해 주세요.'] as const

const Row = Type.Object({
  draftSeq: Type.Integer(),
  version: Type.Integer(),
  state: oneOf('상태', DRAFT_STATES),
  /** Of its goods; empty without any. */
  title: Type.String(),
  pieces: Type.Integer(),
  /** Masked. */
  name: Type.String(),
  phoneNo: Type.String(),
  isMember: Type.Boolean(),
  /** Won to be paid, or that were. */
  amount: Type.Integer(),
  /** Until when its link may be paid. */
  endsAt: optionalMoment,
  madeBy: Type.String(),
  madeAt: moment,
})

/** What a line is reckoned with. */
const asked = {
  delivery: oneOf('배송', DELIVERIES),
  deliveryFee: Type.Integer(),
  freeFrom: nullable(Type.Integer()),
  installFee: Type.Integer(),
  customYn: YesNo,
}

const Line = Type.Object({
  variantId: Type.String(),
  goodsId: Type.String(),
  name: Type.String(),
  choices: Type.Array(Type.String()),
  image: Type.String(),
  qty: Type.Integer(),
  /** That was agreed on, and the shop's own now; null where the option is gone. */
  unitPrice: Type.Integer(),
  priceNow: nullable(Type.Integer()),
  /** Pieces that anybody may buy. */
  left: Type.Integer(),
  state: oneOf('상태', DRAFT_LINE_STATES),
  ...asked,
})

const Draft = Type.Object({
  ...Row.properties,
  /** Empty for a customer without an account. */
  memberNo: Type.String(),
  /** Masked; empty without one. */
  email: Type.String(),
  /** Masked but for the postal code, which the fee is reckoned by; null until it was asked for. */
  delivery: nullable(Type.Object({ name: Type.String(), phoneNo: Type.String(), zipCode: Type.String(), address: Type.String() })),
  lines: Type.Array(Line),
  discount: Type.Integer(),
  discountReason: Type.String(),
  /** The most that the caller may take off; null where only the price of the goods bounds it. 0: the caller may not. */
  discountMost: nullable(Type.Integer()),
  note: Type.String(),
  amounts: Type.Object({
    goods: Type.Integer(),
    delivery: Type.Integer(),
    install: Type.Integer(),
    discount: Type.Integer(),
    paid: Type.Integer(),
  }),
  /** By which the screen reckons what the server reckons again. */
  far: orderTermsFields.far,
  sentAt: optionalMoment,
  /** The order of it that stands; `paidAt` is null until its money has come. */
  order: nullable(
    Type.Object({
      orderId: OrderId,
      state: oneOf('상태', ORDER_STATES),
      method: oneOf('결제 수단', PAYMENT_METHODS),
      paidAt: optionalMoment,
    }),
  ),
  cancelReason: Type.String(),
  cancelledAt: optionalMoment,
  updatedAt: moment,
})

/** The newest first. */
export const browseOrderDrafts = contract({
  at: 'GET /adm/orderDraft/browse',
  id: 'orderDrafts.browse',
  title: '전화 주문 보기',
  ...see,
  input: Type.Object({ state: Type.Optional(oneOf('상태', DRAFT_STATES)), ...days(), direction, ...paging() }),
  items: Row,
  item: Type.Object({ counts: Type.Record(Type.String(), Type.Integer()) }),
})

export const readOrderDraft = contract({
  at: 'GET /adm/orderDraft/read',
  id: 'orderDrafts.read',
  title: '전화 주문 한 건 보기',
  ...see,
  input: Type.Object({ draftSeq: DraftSeq }),
  item: Draft,
  errors: { missing },
})

/** Opens who ordered and where it goes; recorded. */
export const openOrderDraft = contract({
  at: 'POST /adm/orderDraft/open',
  id: 'orderDrafts.open',
  title: '전화 주문의 고객 열람',
  ...see,
  codec: 'json',
  input: Type.Object({ draftSeq: DraftSeq, reason: reasonFor('사유') }),
  item: Type.Object({ buyer: Buyer, delivery: nullable(Delivery) }),
  errors: { missing },
})

/** Options that can be put into it, found by the name or the code of their goods, with price and stock. */
export const findDraftGoods = contract({
  at: 'GET /adm/orderDraft/goods',
  id: 'orderDrafts.goods',
  title: '전화 주문에 담을 상품 찾기',
  ...see,
  input: Type.Object({
    search: Type.String({ title: '상품 이름이나 코드', minLength: 1, maxLength: 60, pattern: '\\S' }),
    /** Whose prices. */
    memberYn: YesNo,
  }),
  items: Type.Object({
    variantId: Type.String(),
    goodsId: Type.String(),
    name: Type.String(),
    choices: Type.Array(Type.String()),
    image: Type.String(),
    price: Type.Integer(),
    left: Type.Integer(),
    state: oneOf('상태', DRAFT_LINE_STATES),
    ...asked,
  }),
})

/** For a member whom the caller has found, or for a guest. */
export const createOrderDraft = contract({
  at: 'POST /adm/orderDraft/create',
  id: 'orderDrafts.create',
  title: '전화 주문 쓰기 시작',
  ...write,
  keyed: true,
  input: Type.Object({
    memberNo: Type.Optional(Type.String({ title: '회원 번호', minLength: 1, maxLength: 60 })),
    buyer: Type.Optional(Buyer),
  }),
  item: Type.Object({ draftSeq: Type.Integer() }),
  errors: {
    wrongBuyer: WRONG_BUYER,
    noMember: ['404', '주문을 쓸 수 없는 회원입니다. 탈퇴했거나 이용이 제한되었거나, 휴대전화 번호가 없는 회원입니다.', 404],
    hidden: ['403', '회원을 찾을 권한이 없어 비회원 전화 주문만 쓸 수 있습니다.', 403],
  },
})

/**
 * All of it at once. A line keeps the price that was agreed on, unless `repriced` asks for the shop's own; what is new gets that. Without
 * `buyer` and `delivery` those stay as they are.
 */
export const saveOrderDraft = contract({
  at: 'POST /adm/orderDraft/save',
  id: 'orderDrafts.save',
  title: '전화 주문 저장',
  ...write,
  input: Type.Object({
    ...one,
    lines: Type.Array(
      Type.Object({
        variantId: Type.String({ title: '상품', minLength: 1, maxLength: 60 }),
        qty: Type.Integer({ title: '수량', minimum: 1, maximum: MOST_PIECES }),
        repriced: Type.Optional(Type.Boolean({ title: '지금 가격으로' })),
      }),
      { title: '상품', maxItems: MOST_DRAFT_LINES },
    ),
    buyer: Type.Optional(Buyer),
    delivery: Type.Optional(Delivery),
    discount: Type.Integer({ title: '할인', minimum: 0, maximum: 2_000_000_000 }),
    discountReason: short('할인하는 사유', 200),
    note: short('메모', MOST_DRAFT_NOTE),
  }),
  item: Draft,
  errors: {
    ...{ missing, changed, linkOut, over, sensitive },
    wrongBuyer: WRONG_BUYER,
    twice: ['400', '같은 옵션이 두 번 들어 있습니다. 한 줄로 모아 주세요.'],
    gone: ['409', '지금은 판매하지 않는 상품이 있습니다. 그 상품을 빼고 저장해 주세요.', 409],
    wrongPlace: ['400', '받는 분의 휴대전화 번호와 주소를 다시 확인해 주세요.'],
    noDiscount: ['403', '할인할 권한이 없습니다. ‘전화 주문’의 할인 권한이 있는 분께 부탁해 주세요.', 403],
    discountMost: ['400', '할인은 상품 금액보다 클 수 없습니다.'],
    discountReason: ['400', '할인하는 사유를 5자 이상 적어 주세요.'],
  },
})

/** A new draft with the same customer, goods and address, at the prices of now and without the discount. */
export const copyOrderDraft = contract({
  at: 'POST /adm/orderDraft/copy',
  id: 'orderDrafts.copy',
  title: '전화 주문 복사',
  ...write,
  keyed: true,
  input: Type.Object({ draftSeq: DraftSeq }),
  item: Type.Object({
    draftSeq: Type.Integer(),
    /** Lines that can no longer be sold, and were left out. */
    left: Type.Integer(),
  }),
  errors: { missing, noMember: ['409', '탈퇴했거나 이용이 제한된 회원의 전화 주문이라 복사할 수 없습니다.', 409] },
})

export const cancelOrderDraft = contract({
  at: 'POST /adm/orderDraft/cancel',
  id: 'orderDrafts.cancel',
  title: '전화 주문 취소',
  ...write,
  input: Type.Object({ ...one, reason: reasonFor('취소하는 사유') }),
  item: Draft,
  errors: { missing, changed, over, underWay },
})

export const PAY_LINK_CHANNELS = ['text', 'mail'] as const

/** A new secret; the link that was sent before does not open any more. Without a channel it is only to be copied. */
export const sendPayLink = contract({
  at: 'POST /adm/orderDraft/send',
  id: 'orderDrafts.send',
  title: '결제 링크 보내기',
  ...write,
  // It waits for the ways of sending.
  transaction: 'own',
  deadline: 20_000,
  input: Type.Object({
    ...one,
    channels: Type.Array(oneOf('보내는 방법', PAY_LINK_CHANNELS), { title: '보내는 방법', maxItems: 2 }),
    /** What all pieces cost in the shop now, as the caller saw it. */
    shownNow: Type.Integer({ title: '지금 가격', minimum: 0 }),
  }),
  item: Type.Object({
    draft: Draft,
    /** Shown once: only its hash is kept. */
    url: Type.String(),
    sent: Type.Array(Type.Object({ channel: oneOf('보내는 방법', PAY_LINK_CHANNELS), ok: Type.Boolean(), words: Type.String() })),
  }),
  errors: {
    ...{ missing, changed, over, underWay },
    noLines: ['400', '상품을 먼저 담아 주세요.'],
    noPlace: ['400', '배송지를 먼저 입력하고 저장해 주세요.'],
    noMember: ['409', '탈퇴했거나 이용이 제한된 회원의 전화 주문이라 보낼 수 없습니다.', 409],
    notTo: ['409', '배송지로 배송하지 않는 상품이 있습니다. 배송지나 상품을 바꾼 뒤 보내 주세요.', 409],
    unsold: ['409', '지금 판매할 수 없는 상품이 있습니다. 상품을 바꾼 뒤 보내 주세요.', 409],
    repriced: ['409', '그사이 상품 가격이 바뀌었습니다. 바뀐 가격을 확인하고 다시 눌러 주세요.', 409],
    tooLittle: ['400', '100원 미만은 결제할 수 없습니다. 할인을 조정해 주세요.'],
    tooMuch: ['400', '한 번에 결제할 수 있는 금액을 넘었습니다. 나누어 주문해 주세요.'],
    discountMost: ['400', '할인은 상품 금액보다 클 수 없습니다. 할인을 다시 확인해 주세요.'],
  },
})

export const withdrawPayLink = contract({
  at: 'POST /adm/orderDraft/withdraw',
  id: 'orderDrafts.withdraw',
  title: '결제 링크 거두기',
  ...write,
  input: Type.Object(one),
  item: Draft,
  errors: { missing, changed, over, underWay, noLink: ['409', '거둘 결제 링크가 없습니다.', 409] },
})
