import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { cookieLine, STAFF_COOKIE } from '../domain/cookies'

/** Ends the sign-in itself: a copy of its cookie becomes invalid. */
export const signOut = operation(contracts.signOut, async (_, ctx) => {
  const { db, session, now } = ctx
  const { id, sid } = session.staff!
  await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.id, sid), isNull(staffSessions.endedAt)))
  ctx.audit('staff.signOut', id)
  return { cookies: [cookieLine(STAFF_COOKIE, '', 0)] }
})
