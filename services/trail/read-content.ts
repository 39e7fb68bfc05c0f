import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import { contentHash } from '@/services/kit/content-hash'

export interface FoundLine {
  /** Of what the line says now. */
  hash: string
  /** Of what it said when it was stored; null in lines of earlier versions. */
  stored: string | null
  at: Date
  action: string
}

/** What these lines say now, by id; one that is gone has no entry. */
export async function readContent(db: Database, ids: readonly number[]): Promise<Map<number, FoundLine>> {
  const subjects = await db
    .select()
    .from(auditSubjects)
    .where(inArray(auditSubjects.auditId, [...ids]))
    .orderBy(asc(auditSubjects.auditId))
  const subjectsOf = Map.groupBy(subjects, ({ auditId }) => auditId)
  const rows = await db
    .select()
    .from(audits)
    .where(inArray(audits.id, [...ids]))
  return new Map(
    rows.map((row) => {
      const named = (subjectsOf.get(row.id) ?? []).map(({ subject }) => subject)
      return [row.id, { hash: contentHash({ ...row, subjects: named }), stored: row.hash, at: row.at, action: row.action }]
    }),
  )
}
