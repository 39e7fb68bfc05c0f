import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/pages'
import { sites } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'

export const getSite = operation(contracts.getSite, async ({ id }, { db, siteId, fail }) => {
  const [found] = await db
    .select()
    .from(sites)
    .where(eq(sites.id, id ?? siteId))
  if (!found) throw fail('missing')
  return { item: { id: found.id, name: found.name, theme: found.theme as Record<string, unknown> } }
})
