import { and, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/trends'
import { stylingContents } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentHead } from './present'

export const listTrends = operation(contracts.listTrends, async ({ kind, tab, sort = 'latest', page = 1, size = 24 }, { db, siteId }) => {
  const { viewCnt, postedAt, seq } = stylingContents
  const wanted = and(eq(stylingContents.siteId, siteId), eq(stylingContents.kind, kind), tab ? eq(stylingContents.tab, tab) : undefined)
  const rows = await db
    .select()
    .from(stylingContents)
    .where(wanted)
    .orderBy(...(sort === 'popular' ? [desc(viewCnt)] : []), desc(postedAt), desc(seq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(stylingContents).where(wanted)
  const shapeOf = await pictureShapes(
    rows.map(({ hImg }) => hImg),
    { db, siteId },
  )
  return { items: rows.map((row) => presentHead(row, shapeOf)), totalCount: all?.total ?? 0 }
})
