import * as contracts from '@/schemas/api/consulting/visits'
import { operation } from '@/services/kit/service'
import { placeKeyOf, visitPlace } from '../domain/visit-place'
import { visitTimes } from '../domain/visit-times'

export const listVisitTimes = operation(contracts.listVisitTimes, async ({ place: wanted }, ctx) => {
  const place = await visitPlace(ctx, placeKeyOf(wanted))
  if (!place) throw ctx.fail('noPlace')
  const items = await visitTimes(ctx, place)
  const { name, address, hours } = place
  return { items, totalCount: items.length, item: { placeName: name, address, closeHours: hours.closeHours } }
})
