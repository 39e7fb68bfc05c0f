import { and, eq } from 'drizzle-orm'
import type { Order } from '@/schemas/api/store/orders'
import { maskMail, maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { CANCEL_REASONS } from '@/schemas/rules/store/cancel-reasons'
import { personIndexOf } from '@/services/db/person-index-of'
import { orders } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { maskedAddress } from './masked-address'

/** Whether a visitor has shown to be the buyer: a code alone shows that its number was at hand. */
export async function isBuyer({ db, siteId, session }: Pick<Ctx, 'db' | 'siteId' | 'session'>, orderId: string): Promise<boolean> {
  const { identified } = session
  if (!identified?.mobileNo) return false
  const index = personIndexOf(identified.memberName, identified.mobileNo)
  return (await db.$count(orders, and(eq(orders.siteId, siteId), eq(orders.orderId, orderId), eq(orders.personIndex, index)))) > 0
}

/** A choice of the form says nothing of a person; own words may. */
const shownReason = (reason: string): string => (reason === '' || CANCEL_REASONS.some((one) => one === reason) ? reason : '***')

/** As a visitor reads it who is not known to be its buyer. */
export async function maskedOrder(ctx: Pick<Ctx, 'db' | 'siteId' | 'session'>, order: Order): Promise<Order> {
  if (await isBuyer(ctx, order.orderId)) return order
  const { buyer, delivery, cancelRequest } = order
  return {
    ...order,
    maskedYn: 'Y',
    buyer: { name: maskedName(buyer.name), phoneNo: maskMobile(buyer.phoneNo), email: buyer.email && maskMail(buyer.email) },
    delivery: {
      ...delivery,
      name: maskedName(delivery.name),
      phoneNo: maskMobile(delivery.phoneNo),
      address: maskedAddress(delivery.address),
      addressDetail: '',
      request: delivery.request && '***',
    },
    ...(cancelRequest ? { cancelRequest: { ...cancelRequest, reason: shownReason(cancelRequest.reason) } } : {}),
  }
}
