// Deletes on a withdrawal (P4, Q-020), and on request, all personal data in every table of `memberTables`.
import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'
import type { Left } from '@/services/parts/member-table'
import { memberTables } from './member-tables'

/** @returns the cache tags of content that is gone now or shows another author, and the files to remove after the commit. */
export async function eraseMember(tx: Database, memberNo: string, now: Date): Promise<Required<Left>> {
  const [member] = await tx.select().from(members).where(eq(members.memberNo, memberNo)).for('update')
  if (!member || member.status === 'WITHDRAWN') return { tags: [], files: [] }
  const tags: string[] = []
  const files: string[] = []
  for (const { table, rowsOf, erasure } of memberTables()) {
    const rows = rowsOf(member)
    if (!rows || erasure.how === 'keep' || erasure.how === 'retain') continue
    const left = await erasure.first?.(tx, rows)
    tags.push(...(left?.tags ?? []))
    files.push(...(left?.files ?? []))
    if (erasure.how === 'delete') {
      await tx.delete(table).where(rows)
      continue
    }
    const { set, tag } = erasure
    if (!tag) {
      await tx.update(table).set(set).where(rows)
      continue
    }
    const [prefix, column] = tag
    const emptied = await tx.update(table).set(set).where(rows).returning({ of: column })
    tags.push(...emptied.map((row) => `${prefix}:${String(row.of)}`))
  }
  await tx.update(members).set({ status: 'WITHDRAWN', withdrawnAt: now }).where(eq(members.memberNo, memberNo))
  return { tags, files }
}
