import { sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import { contentHash } from '@/services/kit/content-hash'
import { subjectOf, type Whose } from '@/services/kit/subject-of'

/** A line of the audit log, and whose data it is about. */
export interface AuditLine {
  at: Date
  actor: string
  action: string
  target: string
  detail: Record<string, unknown> | null
  requestId: string
  address?: string | null
  agent?: string | null
  whose?: readonly Whose[] | undefined
}

/** Rows of one statement, which has at most 65,535 parameters: an act on ten thousand records has as many lines. */
const AT_ONCE = 2_000

export async function writeAudits(tx: Database, lines: readonly AuditLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) await writeSome(tx, lines.slice(from, from + AT_ONCE).map(rowOf))
}

async function writeSome(tx: Database, some: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const [only, ...others] = some
  const insert = tx.insert(audits).values(some.map(({ row }) => row))
  if (some.every(({ subjects }) => subjects.length === 0)) return void (await insert)
  // Nearly every line stands alone and is about few: one way to the database and back.
  if (others.length === 0 && only!.subjects.length <= AT_ONCE) {
    const made = tx.$with('made').as(insert.returning({ id: audits.id }))
    const named = tx
      .select({ auditId: made.id, subject: sql<string>`unnest(${sql.param(only!.subjects)}::text[])`.as('subject') })
      .from(made)
    return void (await tx.with(made).insert(auditSubjects).select(named))
  }
  const made = await insert.returning({ id: audits.id })
  const named = some.flatMap(({ subjects }, at) => subjects.map((subject) => ({ auditId: made[at]!.id, subject })))
  // One line of an export is about as many people as its file has.
  for (let at = 0; at < named.length; at += AT_ONCE) await tx.insert(auditSubjects).values(named.slice(at, at + AT_ONCE))
}

function rowOf({ whose = [], detail, address = null, agent = null, ...line }: AuditLine) {
  const subjects = [...new Set(whose.map(subjectOf).filter((subject) => subject !== undefined))]
  // As the database will read it: without what JSON does not know.
  const content = { ...line, detail: detail && (JSON.parse(JSON.stringify(detail)) as Record<string, unknown>), address, agent }
  return { row: { ...content, hash: contentHash({ ...content, subjects }) }, subjects }
}
