import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-changes'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { deliveryFaults } from '@/schemas/rules/store/delivery-address'
import { farFee, type FarTerms } from '@/schemas/rules/store/far-places'
import { orders, type OrderDelivery } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { raiseVersion } from '../domain/money/create-refund'
import type { OrderLineRow } from '../domain/orders/move-order'
import { noteChange } from '../domain/orders/note-change'
import { orderTarget } from '../domain/orders/order-target'
import { termsOfOrder } from '../domain/terms/terms-of-order'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder } from './present-desk-order'

const OPEN: readonly string[] = ['waiting', 'paid', 'preparing']
const HANDED_OVER: readonly string[] = ['shipped', 'delivered']
const FIELDS = {
  name: '받는 분',
  phoneNo: '휴대전화',
  zipCode: '우편번호',
  address: '주소',
  addressDetail: '상세 주소',
  request: '배송 요청',
}

/** Until it is handed over. The new version keeps a label that was printed before from being sent. */
export const changeDeskDelivery = operation(contracts.changeDeskDelivery, async ({ orderId, version, reason, ...sent }, ctx) => {
  const locked = await lockDeskOrder(ctx, ctx, { orderId, version })
  const { state, delivery: old } = locked.order
  if (HANDED_OVER.includes(state)) throw ctx.fail('handedOver')
  if (!OPEN.includes(state)) throw ctx.fail('wrongState')
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
  await ctx.db.update(orders).set({ delivery }).where(eq(orders.orderId, orderId))
  const whose = [...whoseOrder(locked.order), { memberNo: null, phoneNo: delivery.phoneNo }]
  locked.order = { ...locked.order, delivery }
  await raiseVersion(ctx, locked)
  const fields = changed.map((field) => FIELDS[field]).join(', ')
  await noteChange(ctx, locked.order, { kind: 'delivery', words: fields, reason: reason.trim(), by: `staff:${ctx.session.staff!.id}` })
  await tellBuyer(ctx, locked.order, 'deliveryChanged', 0)
  // The log has the names of the fields, never an address.
  ctx.audit('order.delivery', orderTarget(orderId), { fields: changed, reason: reason.trim() }, whose)
  return { item: await presentDeskOrder(ctx, orderId) }
})

/** What the place adds to one delivery of each kind that the order has. */
const farFeeOf = (far: FarTerms, lines: readonly OrderLineRow[], zipCode: string): number =>
  [...new Set(lines.map(({ delivery }) => delivery))].reduce((sum, delivery) => sum + farFee(far, delivery, zipCode), 0)
