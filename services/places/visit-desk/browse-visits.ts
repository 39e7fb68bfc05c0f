import { asc, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/visit-desk'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import { operation } from '@/services/kit/service'
import { visitRows } from '../domain/own-visit'
import { presentDeskVisit } from './present-desk-visit'
import { visitsWanted } from '../domain/visits-wanted'

const MOST = 10_000

export const browseVisits = operation(contracts.browseVisits, async (wanted, ctx) => {
  const { db, now } = ctx
  const { direction = 'asc', page = 1, size = 20, ...filters } = wanted
  const among = visitsWanted(ctx, filters)
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
