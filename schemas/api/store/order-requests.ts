// What a buyer changes and asks of an order that is not handed over yet: where it goes, and that it be cancelled although it is being packed.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Version } from '@/schemas/api/base/fields'
import { ORDERING } from '@/schemas/api/base/rate-limit'
import { MOST_CANCEL_REQUESTS } from '@/schemas/rules/store/cancel-requests'
import { refundAccount } from './cancellations'
import { deliveryFields } from './delivery-fields'
import { Order, OrderId } from './orders'

const missing = ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404] as const
const moved = ['409', '그사이 이 주문이 다른 화면에서 바뀌었습니다. 화면을 새로 고쳐 지금 내용을 확인해 주세요.', 409] as const
const member = { access: 'member', rateLimit: ORDERING, codec: 'json', keyed: true } as const
const guest = { ...member, access: 'orderer' } as const

const delivery = {
  input: Type.Object({ id: OrderId, version: Version, ...deliveryFields }),
  item: Order,
  errors: {
    ...{ missing, moved },
    handedOver: ['409', '그사이 상품을 보내서 배송지를 바꿀 수 없습니다. 송장 번호로 택배사에 요청하시거나 고객센터로 문의해 주세요.', 409],
    wrongState: ['409', '취소되었거나 결제하지 않은 주문이라 배송지를 바꿀 수 없습니다.', 409],
    wrongPlace: ['400', '받는 분의 휴대전화 번호와 주소를 다시 확인해 주세요.'],
    farPlace: ['409', '새 주소는 배송비가 더 드는 곳이라 이 주문에서 바꿀 수 없습니다. 주문을 취소하고 새 주소로 다시 주문해 주세요.', 409],
    notTo: ['409', '새 주소로는 배송하지 않는 상품이 있습니다.', 409],
    same: ['400', '지금 배송지와 같습니다. 바꿀 내용을 입력해 주세요.'],
  },
} as const

/** Until it is handed over. The buyer is told, in case it was somebody else. */
export const changeDelivery = contract({
  at: 'POST /svc/orderSvcApi/delivery',
  id: 'order.changeDelivery',
  title: '배송지 바꾸기',
  ...member,
  ...delivery,
})
export const changeGuestDelivery = contract({
  at: 'POST /svc/orderSvcApi/guestDelivery',
  id: 'order.changeGuestDelivery',
  title: '비회원 배송지 바꾸기',
  ...guest,
  ...delivery,
})

const asking = {
  input: Type.Object({
    id: OrderId,
    reason: Type.String({ title: '취소 이유', minLength: 1, maxLength: 200, pattern: '\\S' }),
    refundAccount,
  }),
  item: Order,
  errors: {
    missing,
    direct: ['409', '아직 준비를 시작하지 않은 주문입니다. 화면을 새로 고치시면 바로 취소하실 수 있습니다.', 409],
    handedOver: ['409', '그사이 상품을 보내서 취소를 요청하실 수 없습니다. 받으신 뒤 반품을 신청해 주세요.', 409],
    over: ['409', '이미 취소된 주문입니다.', 409],
    already: ['409', '이미 취소를 요청하셨습니다. 확인하는 대로 알려 드립니다.', 409],
    tooOften: ['409', `취소는 ${MOST_CANCEL_REQUESTS}번까지 요청하실 수 있습니다. 고객센터로 문의해 주세요.`, 409],
    underWay: ['409', '앞선 환불을 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409],
    accountNeeded: ['400', '환불받으실 계좌를 입력해 주세요.'],
  },
} as const

/** Of an order that is being packed: staff cancel it, or say why it cannot be. */
export const askCancel = contract({
  at: 'POST /svc/orderSvcApi/askCancel',
  id: 'order.askCancel',
  title: '취소 요청',
  ...member,
  ...asking,
})
export const askGuestCancel = contract({
  at: 'POST /svc/orderSvcApi/guestAskCancel',
  id: 'order.askGuestCancel',
  title: '비회원 취소 요청',
  ...guest,
  ...asking,
})

const withdrawing = {
  input: Type.Object({ id: OrderId }),
  item: Order,
  errors: {
    missing,
    answered: ['409', '기다리는 취소 요청이 없습니다. 그사이 답을 드렸거나 이미 철회하셨습니다.', 409],
    underWay: ['409', '취소를 받아들여 환불하고 있습니다. 이제는 철회하실 수 없습니다.', 409],
  },
} as const

export const withdrawCancel = contract({
  at: 'POST /svc/orderSvcApi/withdrawCancel',
  id: 'order.withdrawCancel',
  title: '취소 요청 철회',
  ...member,
  ...withdrawing,
})
export const withdrawGuestCancel = contract({
  at: 'POST /svc/orderSvcApi/guestWithdrawCancel',
  id: 'order.withdrawGuestCancel',
  title: '비회원 취소 요청 철회',
  ...guest,
  ...withdrawing,
})
