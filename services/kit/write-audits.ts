import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'

export type AuditLine = typeof audits.$inferInsert

/** Lines of one statement, which has at most 65,535 parameters: an act on ten thousand records has as many lines. */
const AT_ONCE = 2_000

export async function writeAudits(tx: Database, lines: readonly AuditLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) await tx.insert(audits).values(lines.slice(at, at + AT_ONCE))
}
