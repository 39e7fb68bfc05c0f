// What staff change of an order before it is sent: where it goes, when it is installed, and which option it has. The buyer is told of all.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { reasonFor, Version } from '@/schemas/api/base/fields'
import { refundAccount } from './cancellations'
import { deliveryFields } from './delivery-fields'
import { DeskOrder } from './desk-order'
import { OrderId } from './orders'
import { REFUND_ASKED } from './refund-request'

const write = { access: 'manager', right: { of: 'orders', act: 'write' }, codec: 'json' } as const
const missing = ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404] as const
const moved = ['409', '그사이 주문이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409] as const
const one = { orderId: OrderId, version: Version }

/** Where an order goes, for whoever will change it; recorded like every opening of a person. */
export const readDeskDelivery = contract({
  at: 'POST /adm/order/delivery/open',
  id: 'orderDesk.delivery',
  title: '배송지 열람',
  ...write,
  input: Type.Object({ orderId: OrderId, reason: reasonFor('사유') }),
  item: Type.Object({ version: Version, ...deliveryFields }),
  errors: { missing },
})

export const changeDeskDelivery = contract({
  at: 'POST /adm/order/delivery',
  id: 'orderDesk.changeDelivery',
  title: '배송지 바꾸기',
  ...write,
  input: Type.Object({ ...one, ...deliveryFields, reason: reasonFor('바꾸는 사유') }),
  item: DeskOrder,
  errors: {
    ...{ missing, moved },
    handedOver: ['409', '이미 택배사에 맡긴 주문이라 배송지를 바꿀 수 없습니다. 택배사에 송장 번호로 배송지 변경을 요청해 주세요.', 409],
    wrongState: ['409', '취소되었거나 결제하지 않은 주문이라 배송지를 바꿀 수 없습니다.', 409],
    wrongPlace: ['400', '받는 분의 휴대전화 번호와 주소를 다시 확인해 주세요.'],
    farPlace: [
      '409',
      '새 주소는 배송비가 더 드는 곳입니다. 받은 배송비로는 보낼 수 없으니 주문을 취소하고 새 주소로 다시 주문하시도록 안내해 주세요.',
      409,
    ],
    notTo: ['409', '새 주소로는 배송하지 않는 상품이 있습니다.', 409],
    same: ['400', '지금 배송지와 같습니다. 바꿀 내용을 입력해 주세요.'],
  },
})

/** Another day of installation than the buyer wished, who reads why. */
export const settleInstallDay = contract({
  at: 'POST /adm/order/installDay',
  id: 'orderDesk.installDay',
  title: '설치일 정하기',
  ...write,
  input: Type.Object({
    ...one,
    day: Type.String({ title: '설치일', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    reason: reasonFor('고객에게 보일 사유'),
  }),
  item: DeskOrder,
  errors: {
    ...{ missing, moved },
    handedOver: ['409', '이미 배송을 마쳤거나 취소된 주문이라 설치일을 바꿀 수 없습니다.', 409],
    noInstall: ['409', '설치하는 상품이 없는 주문입니다.', 409],
    wrongDay: ['400', '설치일은 오늘 뒤의 날로 골라 주세요.'],
    dayOff: ['400', '쉬는 날입니다. 일하는 날로 골라 주세요.'],
    same: ['400', '지금 설치일과 같습니다. 다른 날을 골라 주세요.'],
  },
})

/** Options of the goods of a line that it may become, and what each gives back. */
export const readOptionOffers = contract({
  at: 'GET /adm/order/options',
  id: 'orderDesk.options',
  title: '바꿀 수 있는 옵션 보기',
  access: 'manager',
  right: { of: 'orders', act: 'see' },
  input: Type.Object({ orderId: OrderId, lineSeq: Type.Integer({ title: '상품', minimum: 1, maximum: 2_147_483_647 }) }),
  items: Type.Object({
    variantId: Type.String(),
    choices: Type.Array(Type.String()),
    left: Type.Integer(),
    /** Won that go back for all pieces of the line. */
    back: Type.Integer(),
    /** Why it cannot be chosen; empty where it can. */
    fault: Type.String(),
  }),
  errors: { missing },
})

const dearer = '값이 더 비싼 옵션입니다. 차액을 더 받는 길은 없으니 주문을 취소하고 다시 주문하시도록 안내해 주세요.'
export const OPTION_FAULT_WORDS = {
  sameOption: '지금과 같은 옵션입니다.',
  otherGoods: '같은 상품의 옵션으로만 바꿀 수 있습니다.',
  dearer,
  repriced: '주문하신 뒤 상품이나 옵션의 값이 바뀌어 차액을 셈할 수 없습니다. 값이 같은 옵션으로만 바꿀 수 있습니다.',
  unpaidCheaper: '아직 입금하지 않은 주문은 값이 같은 옵션으로만 바꿀 수 있습니다.',
  pointsPaid: '쿠폰이나 포인트로 낸 몫이 커서 차액을 돈으로 돌려드릴 수 없습니다. 주문을 취소하고 다시 주문하시도록 안내해 주세요.',
  soldOut: '바꿀 옵션의 재고가 부족합니다. 다른 옵션을 골라 주세요.',
  notSold: '지금은 팔지 않는 옵션입니다.',
  partGone: '일부를 취소한 상품은 옵션을 바꿀 수 없습니다. 남은 것을 취소하고 다시 주문하시도록 안내해 주세요.',
} as const
const words = OPTION_FAULT_WORDS

/** All pieces of a line. A cheaper option gives the difference back, by the path and the right of every refund. */
export const changeDeskOption = contract({
  at: 'POST /adm/order/option',
  id: 'orderDesk.changeOption',
  title: '주문의 옵션 바꾸기',
  ...write,
  // A difference waits for the provider.
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  input: Type.Object({
    ...one,
    lineSeq: Type.Integer({ title: '상품', minimum: 1, maximum: 2_147_483_647 }),
    variantId: Type.String({ title: '바꿀 옵션', minLength: 1, maxLength: 60 }),
    reason: reasonFor('바꾸는 사유'),
    refundAccount,
  }),
  item: DeskOrder,
  errors: {
    ...{ missing, moved },
    handedOver: ['409', '이미 보낸 주문이라 옵션을 바꿀 수 없습니다. 교환으로 접수해 주세요.', 409],
    wrongState: ['409', '취소되었거나 결제하지 않은 주문이라 옵션을 바꿀 수 없습니다.', 409],
    sameOption: ['409', words.sameOption, 409],
    otherGoods: ['409', words.otherGoods, 409],
    dearer: ['409', words.dearer, 409],
    repriced: ['409', words.repriced, 409],
    unpaidCheaper: ['409', words.unpaidCheaper, 409],
    pointsPaid: ['409', words.pointsPaid, 409],
    soldOut: ['409', words.soldOut, 409],
    notSold: ['409', words.notSold, 409],
    partGone: ['409', words.partGone, 409],
    underWay: ['409', '이 주문의 앞선 환불을 결제사가 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409],
    tooMuch: ['409', '결제하고 남은 금액보다 차액이 많습니다. 이미 돌려드린 금액을 확인해 주세요.', 409],
    partEscrow: ['400', '구매안전서비스(에스크로)로 결제한 주문은 차액을 돌려드릴 수 없어 값이 같은 옵션으로만 바꿀 수 있습니다.'],
    accountNeeded: ['400', '가상계좌로 받은 돈입니다. 차액을 돌려드릴 계좌를 입력해 주세요.'],
    asked: REFUND_ASKED,
  },
})
