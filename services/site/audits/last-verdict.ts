import { and, desc, eq, gte } from 'drizzle-orm'
import { startOfMonth } from '@/schemas/rules/site/review-months'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'

/** The last check of the seals since the month began. */
export async function lastVerdict({ db }: Ctx, month: string) {
  const [line] = await db
    .select({ id: audits.id, at: audits.at, detail: audits.detail })
    .from(audits)
    .where(and(eq(audits.action, 'audit.verify'), gte(audits.at, startOfMonth(month))))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  if (!line) return undefined
  const { rows = 0, faults = 0 } = (line.detail ?? {}) as { rows?: number; faults?: number }
  return { id: line.id, at: line.at, lines: rows, faults }
}
