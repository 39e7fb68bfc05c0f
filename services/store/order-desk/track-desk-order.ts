import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-desk'
import { currentDatabase } from '@/services/db/current-database'
import { shipments } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import { operation } from '@/services/kit/service'
import { deliveryTracker } from '@/services/outside/delivery-tracker'
import { askParcel, type AskOutcome } from '../domain/parcels/ask-parcel'
import { presentDeskOrder, requireOrder } from './present-desk-order'

const AT_ONCE = 10

/** The pauses of the clock do not bind a person, but each parcel is asked about once a minute at most. */
export const trackDeskOrder = operation(contracts.trackDeskOrder, async ({ orderId }, ctx) => {
  if (!deliveryTracker()) throw ctx.fail('off')
  const { state } = await requireOrder(ctx, orderId)
  const open = currentDatabase()
  const under = await ctx.db
    .select({ trackSeq: parcelTracks.trackSeq })
    .from(parcelTracks)
    .innerJoin(shipments, eq(shipments.shipmentSeq, parcelTracks.shipmentSeq))
    .where(
      and(
        eq(shipments.orderId, orderId),
        or(isNull(parcelTracks.status), ne(parcelTracks.status, 'DELIVERED')),
        state === 'shipped' ? undefined : isNotNull(parcelTracks.nextAskAt),
      ),
    )
    .limit(AT_ONCE)
  if (under.length === 0) throw ctx.fail('nothing')
  const { siteId, now } = ctx
  const asked = await Promise.all(under.map(({ trackSeq }) => askParcel(open, { siteId, now }, trackSeq, 'hand')))
  if (asked.every((one) => one === 'taken')) throw ctx.fail('tooSoon')
  return { item: await presentDeskOrder(ctx, orderId), message: wordsOf(asked) }
})

function wordsOf(asked: readonly AskOutcome[]): string {
  if (asked.some((one) => one === 'answered')) return '택배사에 조회했습니다.'
  return '택배사가 지금 답하지 않습니다. 알고 있던 내용은 그대로이며, 자동으로 다시 조회합니다.'
}
