import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-sign-in'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { cookieLine, STAFF_COOKIE } from '../domain/cookies'

/** The cookie is signed: whoever has it may end what it names. */
export const leaveSignIn = operation(contracts.leaveSignIn, async (_, { db, session, now }) => {
  if (session.staff)
    await db
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(eq(staffSessions.id, session.staff.sid), eq(staffSessions.staffId, session.staff.id), isNull(staffSessions.endedAt)))
  return { cookies: [cookieLine(STAFF_COOKIE, '', 0)] }
})
