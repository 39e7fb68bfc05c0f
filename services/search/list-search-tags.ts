import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/search'
import { searchTags } from '@/services/db/tables'
import { answer } from '@/services/kit/service'

export const listSearchTags = answer(contracts.listSearchTags, 'services/search/list-search-tags.ts', async (_, { db, siteId }) => ({
  items: await db
    .select({ tag: searchTags.tag, cnt: searchTags.clicks })
    .from(searchTags)
    .where(eq(searchTags.siteId, siteId))
    .orderBy(asc(searchTags.orderNo), asc(searchTags.tag)),
}))
