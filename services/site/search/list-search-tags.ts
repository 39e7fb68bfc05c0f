import { and, asc, eq, sql, sum } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/search'
import { clickCounts, searchTags } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'

/** With the number of clicks of each: the initial number, and those counted since. */
export const listSearchTags = operation(contracts.listSearchTags, async (_, { db, siteId }) => ({
  items: await db
    .select({
      tag: searchTags.tag,
      cnt: sql<number>`${searchTags.clicks} + coalesce(${sum(clickCounts.count)}, 0)`.mapWith(Number),
    })
    .from(searchTags)
    .leftJoin(
      clickCounts,
      and(eq(clickCounts.siteId, searchTags.siteId), eq(clickCounts.kind, 'recTag'), eq(clickCounts.target, searchTags.tag)),
    )
    .where(eq(searchTags.siteId, siteId))
    .groupBy(searchTags.siteId, searchTags.tag)
    .orderBy(asc(searchTags.orderNo), asc(searchTags.tag)),
}))
