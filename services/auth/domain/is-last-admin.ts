import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'

/** Whether nobody else can help this person in: no other administrator who has accepted the invitation and is not blocked. Accounts for emergencies are nobody. */
export async function isLastAdmin(db: Database, id: string): Promise<boolean> {
  const others = and(
    eq(staff.role, 'adm'),
    ne(staff.id, id),
    isNull(staff.blockedAt),
    isNull(staff.inviteHash),
    isNull(staff.breakGlassSeat),
  )
  return (await db.$count(staff, others)) === 0
}
