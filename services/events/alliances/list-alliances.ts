import { and, count, desc, eq, gt, gte, lte, min } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/events/alliances'
import { alliances } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { picturesOf, presentAlliance } from './present'

/** Benefits within their period, both ends included. */
export const listAlliances = operation(contracts.listAlliances, async ({ page = 1, size = 12 }, { db, siteId, now }) => {
  const ours = eq(alliances.siteId, siteId)
  const wanted = and(ours, lte(alliances.openFrom, now), gte(alliances.openUntil, now))
  const rows = await db
    .select()
    .from(alliances)
    .where(wanted)
    .orderBy(desc(alliances.openFrom), desc(alliances.allianceSeq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count(), closing: min(alliances.openUntil) })
    .from(alliances)
    .where(wanted)
  const [next] = await db
    .select({ opening: min(alliances.openFrom) })
    .from(alliances)
    .where(and(ours, gt(alliances.openFrom, now)))
  holdsUntil(next?.opening?.getTime())
  if (all?.closing) holdsUntil(all.closing.getTime() + 1)
  const shapeOf = await pictureShapes(picturesOf(rows), { db, siteId })
  return { items: rows.map((alliance) => presentAlliance(alliance, shapeOf)), totalCount: all?.total ?? 0 }
})
