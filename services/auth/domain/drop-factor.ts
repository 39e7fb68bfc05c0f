import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staffRecoveryCodes, staffTotps } from '@/services/db/tables/auth'

/** The telephone and the recovery codes of a person, which end together. */
export async function dropFactor(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffTotps).where(eq(staffTotps.staffId, staffId))
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}
