import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/pages'
import { contents } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

export const getContent = operation(contracts.getContent, async ({ id }, { db, siteId, fail }) => {
  const [found] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.siteId, siteId), eq(contents.id, id)))
  if (!found) throw fail('missing')
  return { item: { id: found.id, kind: found.kind, body: found.body, updatedAt: found.updatedAt.toISOString() } }
})
