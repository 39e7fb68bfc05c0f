// An order as staff see it, its people masked: in a list, and by itself with all that happened to it.
import { Type } from 'typebox'
import { ORDER_CHANGES } from '@/schemas/rules/store/order-changes'
import { ORDER_STATES } from '@/schemas/rules/store/order-states'
import { YesNo } from '@/schemas/words/paging'
import { DeskReceipt } from './desk-receipt'
import { OrderId, PAYMENT_METHODS } from './orders'
import { refundPresented } from './refund-presented'
import { refundsByTwo } from './refund-request'
import { Tracking } from './tracking'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'

export const DeskOrderRow = Type.Object({
  orderId: OrderId,
  version: Type.Integer(),
  state: oneOf('상태', ORDER_STATES),
  orderName: Type.String(),
  /** Masked. */
  name: Type.String(),
  phoneNo: Type.String(),
  isMember: Type.Boolean(),
  method: oneOf('결제 수단', PAYMENT_METHODS),
  /** Paid or to be paid in money, and what of it went back. */
  amount: Type.Integer(),
  refundAmount: Type.Integer(),
  pieces: Type.Integer(),
  /** What is wrong with a parcel that is on its way; empty where nothing is. */
  trouble: Type.String(),
  /** Something is wrong with its money, and nobody has looked after it. */
  isFaulty: Type.Boolean(),
  /** The buyer asks to cancel it, and nobody has answered. */
  asksCancel: Type.Boolean(),
  placedAt: moment,
})

const Line = Type.Object({
  lineSeq: Type.Integer(),
  /** Empty once the goods are gone. */
  goodsId: Type.String(),
  name: Type.String(),
  choices: Type.Array(Type.String()),
  image: Type.String(),
  unitPrice: Type.Integer(),
  qty: Type.Integer(),
  cancelledQty: Type.Integer(),
  /** Those of them that were sent back. */
  returnedQty: Type.Integer(),
  /** Pieces for which the provider has been asked. */
  cancellingQty: Type.Integer(),
  customYn: YesNo,
  /** Won of a cheaper option that went back, or are asked of the provider. */
  optionBack: Type.Integer(),
  /** Won of a cheaper option that are still to go back. */
  optionOwed: Type.Integer(),
  /** Paid in money for all of its pieces. */
  amount: Type.Integer(),
})

export const DeskOrder = Type.Object({
  ...DeskOrderRow.properties,
  /** Empty for a visitor. */
  memberNo: Type.String(),
  /** The telephone order that it came from. */
  draftSeq: Type.Union([Type.Integer(), Type.Null()]),
  goodsAmount: Type.Integer(),
  deliveryFee: Type.Integer(),
  installFee: Type.Integer(),
  couponAmount: Type.Integer(),
  pointAmount: Type.Integer(),
  receiptUrl: Type.String(),
  /** Y: the buyer chose 구매안전서비스; whether the provider holds the money. */
  escrowWantedYn: YesNo,
  escrowYn: YesNo,
  /** Nothing is there of what is to be paid: before the deposit, or after the bank took that back. */
  isUnpaid: Type.Boolean(),
  /** 현금영수증: what was issued and cancelled, the oldest first. */
  cashReceipts: Type.Array(DeskReceipt),
  lines: Type.Array(Line),
  /** 구매확정: who did it, in words; null before. */
  confirmed: Type.Union([Type.Object({ by: Type.String(), isAutomatic: Type.Boolean(), at: moment }), Type.Null()]),
  moves: Type.Array(Type.Object({ to: oneOf('상태', ORDER_STATES), by: Type.String(), reason: Type.String(), at: moment })),
  /** What the buyer asks: to cancel it; null where nothing waits. `reason`: one that the form offers; empty where it is the buyer's own, which is opened. */
  cancelRequest: nullable(Type.Object({ reason: Type.String(), askedAt: moment, hasAccount: Type.Boolean() })),
  /** Expected at its address, in words; empty where that is over or not known. */
  arrival: Type.String(),
  /** Days of installation: what the buyer wished and what staff settled, with why; null where nobody chose one. */
  wishedDay: nullable(Type.String()),
  settledDay: nullable(Type.String()),
  settledFor: Type.String(),
  /** Whether something of it is installed. */
  isInstalled: Type.Boolean(),
  /** What staff and the buyer did with it that is no state. */
  changes: Type.Array(
    Type.Object({ kind: oneOf('일', ORDER_CHANGES), words: Type.String(), reason: Type.String(), by: Type.String(), at: moment }),
  ),
  events: Type.Array(
    Type.Object({ eventSeq: Type.Integer(), kind: Type.String(), amount: Type.Integer(), detail: Type.String(), at: moment }),
  ),
  refunds: Type.Array(
    Type.Object({
      state: oneOf('상태', ['requested', 'done', 'failed']),
      amount: Type.Integer(),
      points: Type.Integer(),
      ...refundPresented,
      reason: Type.String(),
      by: Type.String(),
      at: moment,
    }),
  ),
  ...refundsByTwo,
  shipments: Type.Array(
    Type.Object({
      shipmentSeq: Type.Integer(),
      carrier: Type.String(),
      trackingNo: Type.String(),
      shippedAt: moment,
      tracking: Tracking,
    }),
  ),
  /** What the buyer was told, and whether it went out. */
  messages: Type.Array(Type.Object({ news: Type.String(), channel: Type.String(), state: Type.String(), dueAt: moment })),
})
