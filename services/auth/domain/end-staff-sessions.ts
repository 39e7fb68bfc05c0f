import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staffSessions } from '@/services/db/tables/auth'

/** Ends the sign-ins of a person, except the one that asks. @returns how many. */
export async function endStaffSessions(tx: Database, { id, except, now }: { id: string; except?: string; now: Date }): Promise<number> {
  const mine = and(eq(staffSessions.staffId, id), isNull(staffSessions.endedAt))
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(except === undefined ? mine : and(mine, ne(staffSessions.id, except)))
    .returning({ id: staffSessions.id })
  return ended.length
}
