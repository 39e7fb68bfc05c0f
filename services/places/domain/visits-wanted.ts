import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { browseVisits } from '@/schemas/api/places/visit-desk'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Ctx } from '@/services/kit/service'
import { knownVisits } from './known-visits'
import { isDroppedVisit } from './settle-hours'
import { placeKeyOf, slotsOf } from './visit-place'

/** The bookings that a view of the list shows: its filters, for the caller. */
export function visitsWanted(
  ctx: Pick<Ctx, 'now' | 'siteId' | 'session'>,
  { place, day, state, show }: Pick<Input<typeof browseVisits>, 'place' | 'day' | 'state' | 'show'>,
): SQL {
  const { now } = ctx
  const shown: Record<NonNullable<typeof show>, SQL | undefined> = {
    coming: and(eq(shopVisits.state, 'booked'), gte(visitSlots.endsAt, now)),
    dropped: isDroppedVisit(now),
    open: and(eq(shopVisits.state, 'booked'), lt(visitSlots.endsAt, now)),
  }
  return and(
    knownVisits(ctx),
    place ? slotsOf(placeKeyOf(place)) : undefined,
    day ? and(gte(visitSlots.startsAt, startOfSeoulDay(day)), lt(visitSlots.startsAt, afterSeoulDay(day))) : undefined,
    state && eq(shopVisits.state, state),
    show && shown[show],
  )!
}
