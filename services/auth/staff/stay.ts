import { eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-sign-in'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { timeLeftOf } from '../domain/time-left-of'

export const stay = operation(contracts.stay, async (_, { db, session }) => {
  const { sid } = session.staff!
  await db
    .update(staffSessions)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(eq(staffSessions.id, sid))
  return { item: await timeLeftOf(db, sid) }
})
