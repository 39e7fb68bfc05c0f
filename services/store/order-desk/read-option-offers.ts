import * as contracts from '@/schemas/api/store/order-changes'
import { operation } from '@/services/kit/service'
import { isUnpaid } from '../domain/orders/is-unpaid'
import { linesOf } from '../domain/orders/move-order'
import { optionOffers } from './option-offers'
import { requireOrder } from './present-desk-order'

export const readOptionOffers = operation(contracts.readOptionOffers, async ({ orderId, lineSeq }, ctx) => {
  const order = await requireOrder(ctx, orderId)
  const line = (await linesOf(ctx.db, orderId)).find((one) => one.lineSeq === lineSeq)
  if (!line) throw ctx.fail('missing')
  const offers = await optionOffers(ctx, line, { isUnpaid: await isUnpaid(ctx, order), order })
  return {
    items: offers.map(({ fault, ...offer }) => ({ ...offer, fault: fault ? contracts.OPTION_FAULT_WORDS[fault] : '' })),
  }
})
