import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { directories, DIRECTORY_ID } from '@/services/db/tables/directory'

export type DirectoryRow = typeof directories.$inferSelect

/** The directory of the company as it is stored. @param lock until the transaction ends, so that two first sign-ins of a person make one account. */
export async function directoryRow(db: Database, lock = false): Promise<DirectoryRow | undefined> {
  const query = db.select().from(directories).where(eq(directories.id, DIRECTORY_ID))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** The same where people may sign in by it. */
export async function openDirectory(db: Database): Promise<DirectoryRow | undefined> {
  const row = await directoryRow(db)
  return row?.isOn ? row : undefined
}
