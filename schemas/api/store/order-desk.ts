// Orders for staff: found, prepared, sent and cancelled. Lists show masked values; a person is opened for a reason, which the audit log keeps.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { days, direction, oneOf, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import { CARRIER_IDS } from '@/schemas/rules/store/carriers'
import { ORDER_STATES, type OrderState } from '@/schemas/rules/store/order-states'
import { MOST_PARCELS } from '@/schemas/rules/store/shipment-sheet'
import { YesNo } from '@/schemas/words/paging'
import { cancelledItems, refundAccount } from './cancellations'
import { DeskOrder, DeskOrderRow } from './desk-order'
import { REFUND_ASKED } from './refund-request'
import { OrderId, PAYMENT_METHODS } from './orders'
import { MOST_PACKED } from './packing'

const missing = ['404', '주문을 찾을 수 없습니다. 주문 번호를 다시 확인해 주세요.', 404] as const
const moved = ['409', '그사이 주문이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409] as const
const wrongState = ['409', '지금 상태에서는 할 수 없는 일입니다. 최신 내용을 확인해 주세요.', 409] as const
const wrongNumber = ['400', '송장 번호가 택배사의 형식과 다릅니다. 다시 확인해 주세요.'] as const
const usedNumber = ['409', '다른 주문에 넣은 송장 번호입니다. 다시 확인해 주세요.', 409] as const

const see = { access: 'manager', right: { of: 'orders', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'orders', act: 'write' }, codec: 'json' } as const

/** States in which staff look for orders: what was never paid is found by its number alone. */
export const DESK_STATES: readonly OrderState[] = ORDER_STATES.filter((state) => state !== 'pending' && state !== 'expired')

/** What wants looking after: a parcel on its way, the money, a refund that another person asked to confirm, or a buyer who asks to cancel. */
export const TROUBLES = ['parcel', 'payment', 'refund', 'cancel'] as const

const filters = {
  state: Type.Optional(oneOf('상태', DESK_STATES)),
  method: Type.Optional(oneOf('결제 수단', PAYMENT_METHODS)),
  /** Only orders of which one of these needs looking after. */
  trouble: Type.Optional(oneOf('문제', TROUBLES)),
  /** Days of the order in Seoul. */
  ...days(),
  /** Start of an order number. */
  search: Type.Optional(Type.String({ title: '주문 번호', maxLength: 20 })),
  sort: Type.Optional(oneOf('기준', ['placedAt', 'amount'])),
  direction,
}

/** Totals above 10,000 are answered as 10,000. */
export const browseDeskOrders = contract({
  at: 'GET /adm/order/browse',
  id: 'orderDesk.browse',
  title: '주문 보기',
  ...see,
  input: Type.Object({
    ...filters,
    ...paging(),
  }),
  items: DeskOrderRow,
  /** Numbers of each state under the same filters. */
  item: Type.Object({ counts: Type.Record(Type.String(), Type.Integer()) }),
})

/** By the whole name and number of the buyer; the search is recorded without them. */
export const findDeskOrders = contract({
  at: 'POST /adm/order/find',
  id: 'orderDesk.find',
  title: '주문한 분으로 찾기',
  ...see,
  codec: 'json',
  input: Type.Object({
    name: Type.String({ title: '이름', minLength: 1, maxLength: 60, pattern: '\\S' }),
    phoneNo: Type.String({ title: '휴대전화', minLength: 9, maxLength: 20, pattern: '\\d' }),
  }),
  items: DeskOrderRow,
})

/** Orders of one file. */
export const MOST_EXPORTED_ORDERS = 10_000

/** The filtered orders as a file, which is recorded; personal fields need the act `publish` as well. */
export const exportDeskOrders = contract({
  at: 'POST /adm/order/export',
  id: 'orderDesk.export',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '주문 내려받기',
  ...see,
  codec: 'json',
  deadline: 20_000,
  input: Type.Object({
    ...filters,
    /** Only these, where they were chosen one by one. */
    orderIds: Type.Optional(Type.Array(OrderId, { title: '주문', minItems: 1, maxItems: MOST_PACKED })),
    reason: reasonFor('내려받는 사유'),
    personalYn: YesNo,
  }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { tooMany: ['400', '한 번에 1만 건까지 내려받을 수 있습니다. 조건을 더 좁혀 주세요.'] },
})

export const readDeskOrder = contract({
  at: 'GET /adm/order/read',
  id: 'orderDesk.read',
  title: '주문 한 건 보기',
  ...see,
  input: Type.Object({ orderId: OrderId }),
  item: DeskOrder,
  errors: { missing },
})

/** Opens who ordered, where it goes, and the number of the cash receipt. */
export const openDeskOrder = contract({
  at: 'POST /adm/order/open',
  id: 'orderDesk.open',
  title: '주문한 분 열람',
  ...see,
  codec: 'json',
  input: Type.Object({ orderId: OrderId, reason: reasonFor('사유') }),
  items: Type.Object({ words: Type.String(), value: Type.String() }),
  errors: { missing },
})

const one = { orderId: OrderId, version: Version }

/** To the next state. The buyer is told of a delivery. */
export const moveDeskOrder = contract({
  at: 'POST /adm/order/move',
  id: 'orderDesk.move',
  title: '주문 상태 바꾸기',
  ...write,
  input: Type.Object({ ...one, to: oneOf('상태', ['preparing', 'delivered']), reason: reasonFor('사유') }),
  item: DeskOrder,
  errors: { missing, moved, wrongState },
})

const parcel = {
  carrier: oneOf('택배사', CARRIER_IDS),
  trackingNo: Type.String({ title: '송장 번호', minLength: 4, maxLength: 30 }),
}

/** A parcel of a prepared order, which it sends off; one more of what is under way, or another number of a parcel. The buyer is told. */
export const shipDeskOrder = contract({
  at: 'POST /adm/order/ship',
  id: 'orderDesk.ship',
  title: '송장 번호 넣기',
  ...write,
  input: Type.Object({
    ...one,
    ...parcel,
    /** The parcel whose number was wrong. */
    shipmentSeq: Type.Optional(Type.Integer({ title: '고칠 송장', minimum: 1, maximum: 2_147_483_647 })),
  }),
  item: DeskOrder,
  errors: {
    ...{ missing, moved, wrongState, wrongNumber, usedNumber },
    cancelAsked: ['409', '고객이 취소를 요청한 주문입니다. 요청을 받아들이거나 거절한 뒤에 보내 주세요.', 409],
    unpaid: ['409', '은행이 입금을 취소한 주문입니다. 주문한 분과 확인하고 ‘결제 문제를 확인함’을 누른 뒤 보내 주세요.', 409],
  },
})

/** Asks the carriers now, at most once a minute for each parcel; the message says what came of it. */
export const trackDeskOrder = contract({
  at: 'POST /adm/order/track',
  id: 'orderDesk.track',
  title: '택배 조회하기',
  ...write,
  // It waits for the carriers.
  transaction: 'own',
  deadline: 15_000,
  input: Type.Object({ orderId: OrderId }),
  item: DeskOrder,
  errors: {
    missing,
    nothing: ['409', '조회할 송장이 없습니다. 배송이 끝났거나 택배사에 맡기지 않은 주문입니다.', 409],
    tooSoon: ['429', '방금 조회했습니다. 1분 뒤에 다시 조회해 주세요.', 429],
    off: ['409', '택배 조회가 연결되어 있지 않습니다. 택배사에서 송장 번호로 조회해 주세요.', 409],
  },
})

/** Staff have looked after what was wrong with the payment, and say what they did; what comes later wants to be looked after again. */
export const checkDeskPayment = contract({
  at: 'POST /adm/order/check',
  id: 'orderDesk.check',
  title: '결제 문제를 확인했다고 적기',
  ...write,
  input: Type.Object({
    orderId: OrderId,
    /** The newest event that they saw: a fault that came meanwhile is not looked after. */
    eventSeq: Type.Integer({ title: '결제 기록', minimum: 1, maximum: 2_147_483_647 }),
    reason: reasonFor('확인한 내용'),
  }),
  item: DeskOrder,
  errors: { missing, moved, nothing: ['409', '확인할 결제 문제가 없습니다. 다른 분이 먼저 확인했을 수 있습니다.', 409] },
})

/** Whole or in part until it is sent, by the path of the buyer's own cancellation; above a sum it is asked for. */
export const cancelDeskOrder = contract({
  at: 'POST /adm/order/cancel',
  id: 'orderDesk.cancel',
  title: '주문 취소하기',
  ...write,
  stepUp: true,
  // It waits for the provider.
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  input: Type.Object({ ...one, reason: reasonFor('취소 사유'), items: cancelledItems, refundAccount }),
  item: DeskOrder,
  errors: {
    missing,
    moved,
    wrongState,
    tooMany: ['400', '취소할 수 있는 수량보다 많습니다. 주문을 다시 확인해 주세요.'],
    partWaiting: ['400', '입금 전에는 주문 전체만 취소할 수 있습니다.'],
    partEscrow: ['400', '구매안전서비스(에스크로)로 결제한 주문은 일부만 취소할 수 없습니다. 주문 전체를 취소해 주세요.'],
    underWay: ['409', '앞선 취소를 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409],
    accountNeeded: ['400', '환불받을 계좌를 입력해 주세요.'],
    asked: REFUND_ASKED,
    refused: ['409', '결제사에서 취소를 받지 않았습니다. 환불 계좌와 결제 기록을 확인해 주세요.', 409],
  },
})

const noRequest = ['409', '기다리는 취소 요청이 없습니다. 고객이 철회했거나 다른 분이 먼저 답했습니다.', 409] as const

/** The whole order is cancelled as its buyer asks, by the path of every cancellation of staff, to the account that the buyer named. */
export const acceptCancelRequest = contract({
  at: 'POST /adm/order/cancelRequest/accept',
  id: 'orderDesk.acceptCancel',
  title: '취소 요청 받아들이기',
  ...write,
  stepUp: true,
  transaction: 'own',
  deadline: 15_000,
  keyed: true,
  input: Type.Object(one),
  item: DeskOrder,
  errors: { ...cancelDeskOrder.errors, noRequest },
})

/** It goes on; the buyer reads why. */
export const refuseCancelRequest = contract({
  at: 'POST /adm/order/cancelRequest/refuse',
  id: 'orderDesk.refuseCancel',
  title: '취소 요청 거절하기',
  ...write,
  input: Type.Object({ ...one, reason: reasonFor('고객에게 보일 사유') }),
  item: DeskOrder,
  errors: {
    ...{ missing, moved, noRequest },
    underWay: ['409', '이 주문의 환불이 진행되고 있어 거절할 수 없습니다. 환불 기록을 확인해 주세요.', 409],
  },
})

const Left = Type.Array(Type.Object({ orderId: Type.String(), words: Type.String() }))

/** Several paid orders at once; what another has moved meanwhile is left as it is, and named. */
/** How many orders begin their preparation at once. */
export const MOST_PREPARED = 100
export const prepareDeskOrders = contract({
  at: 'POST /adm/order/prepare',
  id: 'orderDesk.prepare',
  title: '여러 주문 준비 시작하기',
  ...write,
  input: Type.Object({
    orders: Type.Array(Type.Object(one), { title: '주문', minItems: 1, maxItems: MOST_PREPARED }),
    reason: reasonFor('사유'),
  }),
  item: Type.Object({ changed: Type.Integer(), left: Left }),
})

/** Parcels of several prepared orders, as the packing room has them in a sheet. */
export const shipDeskOrders = contract({
  at: 'POST /adm/order/shipSheet',
  id: 'orderDesk.shipSheet',
  title: '송장 번호 한꺼번에 넣기',
  ...write,
  input: Type.Object({
    /** With the version that was packed, an order whose address or option was changed since then stays behind. */
    lines: Type.Array(Type.Object({ orderId: OrderId, version: Type.Optional(Version), ...parcel }), {
      title: '송장',
      minItems: 1,
      maxItems: MOST_PARCELS,
    }),
  }),
  item: Type.Object({ changed: Type.Integer(), left: Left }),
})
