import { desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/audits'
import { settings } from '@/services/base/settings'
import { auditSeals, unsealedAudits } from '@/services/db/tables/trail'
import { operation } from '@/services/kit/service'

export const readAuditSeals = operation(contracts.readAuditSeals, async (_, { db }) => {
  const [last] = await db
    .select({ total: auditSeals.total, at: auditSeals.at, mark: auditSeals.mark })
    .from(auditSeals)
    .orderBy(desc(auditSeals.number))
    .limit(1)
  return {
    item: {
      lines: last?.total ?? 0,
      waiting: await db.$count(unsealedAudits),
      until: last?.at.toISOString() ?? null,
      head: last?.mark ?? '',
      years: settings().auditYears,
    },
  }
})
