import { desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/visits'
import { visitSlots } from '@/services/db/tables/visits'
import { operation } from '@/services/kit/service'
import { ownVisits, presentVisit, visitRows } from '../domain/own-visit'

/** More than anybody visits in years. */
const MOST = 50

/** Those to come first, the nearest in front; then those that are over or cancelled, the latest in front. */
export const listMyVisits = operation(contracts.listMyVisits, async (_, ctx) => {
  const rows = await visitRows(ctx.db).where(ownVisits(ctx)).orderBy(desc(visitSlots.startsAt)).limit(MOST)
  const items = rows.map((row) => presentVisit(row, ctx.now))
  const isComing = ({ state, endsAt }: (typeof items)[number]): boolean => state === 'booked' && Date.parse(endsAt) > ctx.now.getTime()
  return { items: [...items.filter(isComing).toReversed(), ...items.filter((item) => !isComing(item))], totalCount: items.length }
})
