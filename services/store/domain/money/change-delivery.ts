// Where a locked order goes instead, until it is handed over: for staff and for its buyer by the same rule. The new version keeps a label that
// was printed before from being sent.
import { eq, inArray } from 'drizzle-orm'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { isAddressOpen } from '@/schemas/rules/store/cancel-requests'
import { deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { notDelivered } from '@/schemas/rules/store/delivers-to'
import { farFee, farPlace, type FarTerms } from '@/schemas/rules/store/far-places'
import { orders, type OrderDelivery } from '@/services/db/tables/orders'
import { goods } from '@/services/db/tables/store'
import type { Ctx, Fails } from '@/services/kit/service'
import { raiseVersion } from './create-refund'
import { termsOfOrder } from '../terms/terms-of-order'
import { arrivalOfOrder } from '../orders/arrival-of-order'
import type { LockedOrder, OrderLineRow } from '../orders/move-order'
import { noteChange } from '../orders/note-change'
import { tellBuyer } from '../orders/tell-buyer'

const HANDED_OVER: readonly string[] = ['shipped', 'delivered']
const FIELDS = {
  name: '받는 분',
  phoneNo: '휴대전화',
  zipCode: '우편번호',
  address: '주소',
  addressDetail: '상세 주소',
  request: '배송 요청',
}

type Context = Ctx & Fails<'handedOver' | 'wrongState' | 'wrongPlace' | 'farPlace' | 'notTo' | 'same'>

/** @returns the names of the fields that changed, never what stands in them. */
export async function changeDelivery(
  ctx: Context,
  locked: LockedOrder,
  sent: OrderDelivery,
  { reason, by }: { reason: string; by: string },
): Promise<(keyof OrderDelivery)[]> {
  const { orderId, state, delivery: old, paidAt } = locked.order
  if (HANDED_OVER.includes(state)) throw ctx.fail('handedOver')
  if (!isAddressOpen(state)) throw ctx.fail('wrongState')
  if (Object.keys(deliveryFaults(sent)).length > 0) throw ctx.fail('wrongPlace', { words: Object.values(deliveryFaults(sent))[0] })
  const delivery: OrderDelivery = {
    name: sent.name.trim(),
    phoneNo: digitsOnly(sent.phoneNo),
    zipCode: sent.zipCode,
    address: sent.address.trim(),
    addressDetail: sent.addressDetail.trim(),
    request: sent.request.trim(),
  }
  const changed = (Object.keys(FIELDS) as (keyof OrderDelivery)[]).filter((field) => delivery[field] !== old[field])
  if (changed.length === 0) throw ctx.fail('same')
  const { far } = termsOfOrder(locked.order)
  if (farFeeOf(far, locked.lines, delivery.zipCode) > farFeeOf(far, locked.lines, old.zipCode)) throw ctx.fail('farPlace')
  if (delivery.zipCode !== old.zipCode) await refusePlace(ctx, locked, delivery.zipCode)
  const arrival =
    paidAt && farPlace(delivery.zipCode, far.codes) !== farPlace(old.zipCode, far.codes)
      ? await arrivalOfOrder(ctx, { ...locked, order: { ...locked.order, delivery } }, paidAt)
      : {}
  await ctx.db
    .update(orders)
    .set({ delivery, ...arrival })
    .where(eq(orders.orderId, orderId))
  locked.order = { ...locked.order, delivery, ...arrival }
  await raiseVersion(ctx, locked)
  const words = changed.map((field) => FIELDS[field]).join(', ')
  await noteChange(ctx, locked.order, { kind: 'delivery', words, reason, by })
  await tellBuyer(ctx, locked.order, 'deliveryChanged', 0, { by })
  return changed
}

/** @throws CallFailure where goods of the order are not delivered to a place. */
async function refusePlace(ctx: Context, { order, lines }: LockedOrder, zipCode: string): Promise<void> {
  const ids = lines.flatMap(({ goodsId, qty, cancelledQty }) => (goodsId !== null && qty > cancelledQty ? [goodsId] : []))
  const rows =
    ids.length > 0
      ? await ctx.db.select({ name: goods.name, deliversTo: goods.deliversTo }).from(goods).where(inArray(goods.goodsId, ids))
      : []
  const words = notDelivered(rows, zipCode, termsOfOrder(order).far.codes)
  if (words) throw ctx.fail('notTo', { words })
}

/** What the place adds to one delivery of each kind that the order has. */
const farFeeOf = (far: FarTerms, lines: readonly OrderLineRow[], zipCode: string): number =>
  [...new Set(lines.map(({ delivery }) => delivery))].reduce((sum, delivery) => sum + farFee(far, delivery, zipCode), 0)
