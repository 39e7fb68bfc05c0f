import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staffTotps } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'

/** Whether a person has a second factor of any kind: the codes of a telephone, or a passkey. */
export async function hasFactor(db: Database, staffId: string): Promise<boolean> {
  return (await factorsOf(db, staffId)).length > 0
}

/** By which a person signs in beside the password. */
export async function factorsOf(db: Database, staffId: string): Promise<('telephone' | 'passkey')[]> {
  const telephones = await db.$count(staffTotps, and(eq(staffTotps.staffId, staffId), isNotNull(staffTotps.confirmedAt)))
  const passkeys = await db.$count(staffPasskeys, eq(staffPasskeys.staffId, staffId))
  return [...(telephones > 0 ? (['telephone'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])]
}
