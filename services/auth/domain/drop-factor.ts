import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staffRecoveryCodes, staffTotps } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { hasFactor } from './has-factor'

/** Everything that a person signs in by beside the password: the telephone, the passkeys and the recovery codes. */
export async function dropFactor(tx: Database, staffId: string): Promise<void> {
  for (const table of [staffTotps, staffPasskeys, staffRecoveryCodes]) await tx.delete(table).where(eq(table.staffId, staffId))
}

/** Recovery codes stand in for a factor: without any they end. */
export async function dropCodesWithoutFactor(tx: Database, staffId: string): Promise<void> {
  if (!(await hasFactor(tx, staffId))) await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}
