import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import type { staff } from '@/services/db/tables/auth'
import { directoryAccounts } from '@/services/db/tables/directory'
import { openDirectory } from './directory-row'

/**
 * Whether a person may sign in by a password or a passkey of ours: everybody, unless the directory takes its place for those who are linked with it.
 * Administrators and the accounts for emergencies always may, so that a directory that is away or wrongly set up shuts nobody out who could mend it.
 */
export async function mayUsePassword(
  db: Database,
  { id, role, breakGlassSeat }: Pick<typeof staff.$inferSelect, 'id' | 'role' | 'breakGlassSeat'>,
): Promise<boolean> {
  if (role === 'adm' || breakGlassSeat !== null) return true
  const directory = await openDirectory(db)
  if (!directory || directory.hasPasswords) return true
  return (await db.$count(directoryAccounts, eq(directoryAccounts.staffId, id))) === 0
}
