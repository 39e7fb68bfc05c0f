import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/pages'
import { sites } from '@/services/db/tables/site'
import { answer, fail } from '@/services/kit/service'

export const getSite = answer(contracts.getSite, 'services/site/pages/get-site.ts', async ({ id }, { db, siteId }) => {
  const [found] = await db
    .select()
    .from(sites)
    .where(eq(sites.id, id ?? siteId))
  if (!found) throw fail(contracts.getSite, 'missing')
  return { item: { id: found.id, name: found.name, theme: found.theme as Record<string, unknown> } }
})
