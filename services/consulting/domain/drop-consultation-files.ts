import type { SQL } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { consultationFiles } from '@/services/db/tables/consulting'
import type { Left } from '@/services/parts/member-table'

/** The private pictures of a member's requests for a consultation. */
export async function dropConsultationFiles(tx: Database, rows: SQL): Promise<Left> {
  const dropped = await tx.delete(consultationFiles).where(rows).returning({ file: consultationFiles.file })
  return { files: dropped.map(({ file }) => file) }
}
