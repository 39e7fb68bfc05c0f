import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/visit-desk'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { operation } from '@/services/kit/service'
import { knownVisits } from '../domain/known-visits'
import { visitRows } from '../domain/own-visit'
import { isDroppedVisit } from '../domain/settle-hours'
import { placeKeyOf, slotsOf } from '../domain/visit-place'
import { presentDeskVisit } from './present-desk-visit'

const MOST = 10_000

export const browseVisits = operation(contracts.browseVisits, async (wanted, ctx) => {
  const { db, now } = ctx
  const { place, day, state, show, direction = 'asc', page = 1, size = 20 } = wanted
  const shown: Record<NonNullable<typeof show>, SQL | undefined> = {
    coming: and(eq(shopVisits.state, 'booked'), gte(visitSlots.endsAt, now)),
    dropped: isDroppedVisit(now),
    open: and(eq(shopVisits.state, 'booked'), lt(visitSlots.endsAt, now)),
  }
  const among = and(
    knownVisits(ctx),
    place ? slotsOf(placeKeyOf(place)) : undefined,
    day ? and(gte(visitSlots.startsAt, startOfSeoulDay(day)), lt(visitSlots.startsAt, afterSeoulDay(day))) : undefined,
    state && eq(shopVisits.state, state),
    show && shown[show],
  )
  const order = direction === 'asc' ? asc : desc
  const rows = await visitRows(db)
    .where(among)
    .orderBy(order(visitSlots.startsAt), order(shopVisits.visitSeq))
    .limit(size)
    .offset((page - 1) * size)
  const counted = db
    .select({ one: shopVisits.visitSeq })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .where(among)
    .limit(MOST)
    .as('counted')
  return { items: rows.map((row) => presentDeskVisit(row, now)), totalCount: await db.$count(counted) }
})
