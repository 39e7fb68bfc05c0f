import { and, eq, gt } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/estimates'
import { holdsUntil } from '@/lib/request-context'
import { estimates } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'

export const readEstimate = operation(contracts.readEstimate, async ({ id }, { db, siteId, now, fail }) => {
  const [row] = await db
    .select()
    .from(estimates)
    .where(and(eq(estimates.siteId, siteId), eq(estimates.estimateId, id), gt(estimates.until, now)))
  if (!row) throw fail('missing')
  holdsUntil(row.until.getTime())
  const { asked, told } = row
  return {
    item: {
      id,
      asked: { ...asked, spaces: [...asked.spaces] },
      told: { ...told, works: told.works.map((work) => ({ ...work, names: [...work.names] })), asked: [...told.asked] },
      createdAt: row.createdAt.toISOString(),
      until: row.until.toISOString(),
    },
  }
})
