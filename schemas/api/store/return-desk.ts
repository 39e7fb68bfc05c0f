// Returns for staff: what came back, what is to be done, and until when. Lists show masked values; a person is opened for a reason, which the
// audit log records.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, nullable, oneOf, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import { CARRIER_IDS } from '@/schemas/rules/store/carriers'
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
import { PickupPlace } from './pickup-place'
import { REFUND_ASKED, refundsByTwo } from './refund-request'
import { ReturnLine, ReturnSeq } from './returns'
import { Tracking } from './tracking'

const see = { access: 'manager', right: { of: 'returns', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'returns', act: 'write' }, codec: 'json' } as const

const missing = ['404', '교환·반품 신청을 찾을 수 없습니다.', 404] as const
const changed = ['409', '그사이 신청이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409] as const
const notNow = ['409', '지금 상태에서는 할 수 없는 일입니다. 최신 내용을 확인해 주세요.', 409] as const

const Row = Type.Object({
  returnSeq: Type.Integer(),
  orderId: Type.String(),
  orderName: Type.String(),
  kind: oneOf<ReturnKind>('종류', RETURN_KINDS),
  cause: oneOf<ReturnCause>('사유', RETURN_CAUSES),
  state: oneOf<ReturnState>('상태', RETURN_STATES),
  /** Masked. */
  name: Type.String(),
  qty: Type.Integer(),
  /** After the fee. */
  amount: Type.Integer(),
  points: Type.Integer(),
  /** ISO; null where nothing is awaited. */
  dueAt: nullable(moment),
  requestedAt: moment,
  version: Type.Integer(),
})

export const browseReturns = contract({
  at: 'GET /adm/return/browse',
  id: 'returnDesk.browse',
  title: '교환·반품 보기',
  ...see,
  input: Type.Object({
    search: Type.Optional(Type.String({ title: '주문 번호', maxLength: 40 })),
    kind: Type.Optional(oneOf<ReturnKind>('종류', RETURN_KINDS)),
    state: Type.Optional(oneOf<ReturnState>('상태', RETURN_STATES)),
    /** `open`: to be worked on; `late`: past its deadline; `confirm`: another person asked to confirm its refund; `refund`: arrived, and its money is to be sent back. */
    show: Type.Optional(oneOf('보기', ['open', 'late', 'refund', 'confirm'])),
    direction,
    ...paging(),
  }),
  items: Row,
})

const Known = Type.Object({
  ...Row.properties,
  way: oneOf<ReturnWay>('보내는 방법', RETURN_WAYS),
  pickupDay: Type.String(),
  carrier: Type.String(),
  trackingNo: Type.String(),
  /** Of a parcel whose carrier can be asked. */
  tracking: nullable(Tracking),
  knownDay: Type.String(),
  /** What was paid for the pieces in money, before the fee. */
  wholeAmount: Type.Integer(),
  fee: Type.Integer(),
  waiver: Type.String(),
  /** Why it is taken off although the fault is ours. */
  feeReason: Type.String(),
  /** The provider was asked for the money and has not answered yet. */
  isRefunding: Type.Boolean(),
  ...refundsByTwo,
  lines: Type.Array(Type.Object({ ...ReturnLine.properties, sellableQty: nullable(Type.Integer()) })),
  pictures: Type.Integer(),
  moves: Type.Array(
    Type.Object({ state: oneOf<ReturnState>('상태', RETURN_STATES), by: Type.String(), reason: Type.String(), at: moment }),
  ),
})

export const readDeskReturn = contract({
  at: 'GET /adm/return/read',
  id: 'returnDesk.read',
  title: '교환·반품 한 건 보기',
  ...see,
  input: Type.Object({ returnSeq: ReturnSeq }),
  item: Known,
  errors: { missing },
})

/** Opens who sends it back, where it is collected, the buyer's words and the pictures. */
export const openDeskReturn = contract({
  at: 'POST /adm/return/open',
  id: 'returnDesk.open',
  title: '교환·반품 신청자 열람',
  ...see,
  codec: 'json',
  input: Type.Object({ returnSeq: ReturnSeq, reason: reasonFor('사유') }),
  item: Type.Object({
    name: Type.String(),
    phoneNo: Type.String(),
    reason: Type.String(),
    pickup: nullable(PickupPlace),
    fileKeys: Type.Array(Type.String()),
  }),
  errors: { missing },
})

/** A picture of a return, by the key that was opened. */
export const readDeskReturnFile = contract({
  at: 'GET /adm/return/file',
  id: 'returnDesk.file',
  title: '교환·반품 사진',
  ...see,
  input: Type.Object({ returnSeq: ReturnSeq, fileKey: Type.String({ title: '사진', maxLength: 22 }) }),
  raw: 'image/*',
  errors: { missing: ['404', '사진을 찾을 수 없습니다.', 404] },
})

const one = { returnSeq: ReturnSeq, version: Version }

/** The buyer may send it, or it is collected; of an exchange the new pieces are held. */
export const acceptReturn = contract({
  at: 'POST /adm/return/accept',
  id: 'returnDesk.accept',
  title: '교환·반품 받기로 하기',
  ...write,
  input: Type.Object({
    ...one,
    /** Of the collection, where one was ordered. */
    carrier: Type.Optional(Type.String({ title: '택배사', maxLength: 30 })),
    trackingNo: Type.Optional(Type.String({ title: '송장 번호', pattern: '^[0-9A-Za-z-]{0,30}$' })),
  }),
  item: Known,
  errors: { missing, changed, notNow, soldOut: ['409', '바꿀 옵션의 재고가 부족합니다. 거절하고 반품을 안내해 주세요.', 409] },
})

/** What arrived was looked at: which pieces can be sold again. */
export const receiveReturn = contract({
  at: 'POST /adm/return/receive',
  id: 'returnDesk.receive',
  title: '교환·반품 상품 도착',
  ...write,
  input: Type.Object({
    ...one,
    lines: Type.Array(
      Type.Object({
        lineSeq: Type.Integer({ title: '상품' }),
        sellableQty: Type.Integer({ title: '다시 팔 수 있는 수', minimum: 0, maximum: 99 }),
      }),
      { title: '상품', minItems: 1, maxItems: 50 },
    ),
  }),
  item: Known,
  errors: { missing, changed, notNow, lines: ['400', '모든 상품의 다시 팔 수 있는 수를 신청한 수 안에서 입력해 주세요.'] },
})

/** Pays back, or sends the new pieces. What the provider has not confirmed goes on by itself. */
export const settleReturn = contract({
  at: 'POST /adm/return/settle',
  id: 'returnDesk.settle',
  title: '교환·반품 끝내기',
  ...write,
  stepUp: true,
  transaction: 'own',
  deadline: 15_000,
  input: Type.Object({
    ...one,
    /** Of the new pieces of an exchange. */
    carrier: Type.Optional(oneOf('택배사', CARRIER_IDS)),
    trackingNo: Type.Optional(Type.String({ title: '송장 번호', maxLength: 40 })),
  }),
  item: Known,
  errors: {
    missing,
    changed,
    notNow,
    shipmentNeeded: ['400', '새 상품의 택배사와 송장 번호를 확인해 주세요.'],
    shipmentTwice: ['409', '이미 쓴 송장 번호입니다. 다시 확인해 주세요.', 409],
    underWay: ['409', '이 주문의 앞선 환불을 결제사가 처리하고 있습니다. 잠시 후 다시 시도해 주세요.', 409],
    asked: REFUND_ASKED,
    refused: ['409', '결제사에서 환불을 받지 않았습니다. 환불 계좌를 확인해 주세요.', 409],
  },
})

/** The buyer reads the reason. */
export const refuseReturn = contract({
  at: 'POST /adm/return/refuse',
  id: 'returnDesk.refuse',
  title: '교환·반품 거절하기',
  ...write,
  input: Type.Object({ ...one, reason: reasonFor('거절 사유') }),
  item: Known,
  errors: { missing, changed, notNow },
})

/** The way back is on the seller; the buyer reads why. */
export const waiveReturnFee = contract({
  at: 'POST /adm/return/waive',
  id: 'returnDesk.waive',
  title: '반품 비용 받지 않기',
  ...write,
  input: Type.Object({ ...one, reason: reasonFor('받지 않는 사유') }),
  item: Known,
  errors: { missing, changed, notNow },
})
