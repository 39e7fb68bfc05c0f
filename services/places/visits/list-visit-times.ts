import { and, eq, lte } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/visits'
import { modelHouses } from '@/services/db/tables/places'
import { operation, type Ctx } from '@/services/kit/service'
import { placeKeyOf, visitPlace, type PlaceKey } from '../domain/visit-place'
import { visitTimes } from '../domain/visit-times'

export const listVisitTimes = operation(contracts.listVisitTimes, async ({ place: wanted }, ctx) => {
  const key = placeKeyOf(wanted)
  const place = await visitPlace(ctx, key)
  if (!place) throw ctx.fail((await hasEnded(ctx, key)) ? 'ended' : 'noPlace')
  const items = await visitTimes(ctx, place)
  const { name, address, hours } = place
  return { items, totalCount: items.length, item: { placeName: name, address, closeHours: hours.closeHours } }
})

/** A model house whose last day is over: people who had its address should read so. */
async function hasEnded({ db, siteId, now }: Ctx, { houseSeq }: PlaceKey): Promise<boolean> {
  if (houseSeq === null) return false
  return (
    (await db.$count(modelHouses, and(eq(modelHouses.siteId, siteId), eq(modelHouses.seq, houseSeq), lte(modelHouses.openUntil, now)))) > 0
  )
}
