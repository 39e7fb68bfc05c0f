import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/search'
import { contents } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

export const readPlaceholder = operation(contracts.readPlaceholder, async (_, { db, siteId }) => {
  const [found] = await db
    .select({ body: contents.body })
    .from(contents)
    .where(and(eq(contents.siteId, siteId), eq(contents.id, 'search-placeholder')))
  const text = (found?.body as { text?: unknown } | undefined)?.text
  return { item: { text: typeof text === 'string' ? text : '' } }
})
