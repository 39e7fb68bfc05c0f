import { eq, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/staff'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { cookieLine, STAFF_COOKIE } from '../domain/cookies'
import { STAFF_TOKEN_SECONDS, staffToken } from '../domain/tokens'
import { settings } from '@/services/base/settings'
import { tryPassword } from '../domain/try-password'

/** Ended sign-ins are stored for this long. */
const REMEMBERED = 90 * 24 * 3_600_000

/** One answer, and one duration, for an unknown id and a wrong password. */
export const signIn = operation(contracts.signIn, async ({ loginId: typed, password }, ctx) => {
  const { db, now } = ctx
  const loginId = typed.toLowerCase()
  const [person] = await db.select().from(staff).where(eq(staff.loginId, loginId))
  const closed = contracts.signIn.errors!.tooMany
  const { isRight } = await tryPassword(ctx, { attempt: 'staff', loginId, stored: person?.passwordHash, password, closed })
  if (!person || !isRight) {
    ctx.log.info({ event: 'sign-in-failed' }, 'a sign-in of staff failed')
    throw ctx.fail('wrong')
  }

  if (person.blockedAt) throw ctx.fail('blocked')
  const { id, name, role } = person
  // A new one each time, so that an earlier session id grants nothing in this one.
  const sid = randomUUID()
  const before = ctx.session.staff
  await db.transaction(async (tx) => {
    // A person who is blocked at this moment gets no session: the block waits for this row, or this for the block.
    const [still] = await tx.select({ blockedAt: staff.blockedAt }).from(staff).where(eq(staff.id, id)).for('update')
    if (!still || still.blockedAt) throw ctx.fail('blocked')
    if (before) await tx.update(staffSessions).set({ endedAt: now }).where(eq(staffSessions.id, before.sid))
    await tx.delete(staffSessions).where(lt(staffSessions.expiresAt, new Date(now.getTime() - REMEMBERED)))
    await tx
      .insert(staffSessions)
      .values({ id: sid, staffId: id, createdAt: now, expiresAt: new Date(now.getTime() + STAFF_TOKEN_SECONDS * 1_000) })
  })
  ctx.audit('staff.signIn', id)
  const token = await staffToken(settings().appSecret, { id, role, sid }, now)
  return { item: { id, loginId, name, role }, cookies: [cookieLine(STAFF_COOKIE, token, STAFF_TOKEN_SECONDS)] }
})
