import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/pages'
import { contents } from '@/services/db/tables/content'
import { answer, fail } from '@/services/kit/service'

export const getContent = answer(contracts.getContent, 'services/site/pages/get-content.ts', async ({ id }, { db, siteId }) => {
  const [found] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.siteId, siteId), eq(contents.id, id)))
  if (!found) throw fail(contracts.getContent, 'missing')
  return { item: { id: found.id, kind: found.kind, body: found.body, updatedAt: found.updatedAt.toISOString() } }
})
