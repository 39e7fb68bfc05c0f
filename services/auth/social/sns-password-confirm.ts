import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/social'
import { members } from '@/services/db/tables/members'
import { notePasswordConfirmed } from '../domain/note-password-confirmed'
import { operation } from '@/services/kit/service'
import { tryPassword } from '../domain/try-password'

const [, WRONG] = contracts.snsPasswordConfirm.errors!.wrong

/** The same confirmation as on the account page, for linking social accounts (S-SESS-6). */
export const snsPasswordConfirm = operation(contracts.snsPasswordConfirm, async ({ password }, ctx) => {
  const { db, session, now } = ctx
  const { memberNo } = session.user!
  const [member] = await db.select({ passwordHash: members.passwordHash }).from(members).where(eq(members.memberNo, memberNo))
  const stored = member?.passwordHash ?? null
  if (stored === null) throw ctx.fail('noPassword')
  // Both ways to confirm count as one kind of attempt, so that neither adds attempts to the other.
  if (!(await tryPassword(ctx, { attempt: 'password', loginId: memberNo, stored, password })).isRight)
    throw ctx.fail('wrong', { problems: [{ pointer: '/password', message: WRONG }] })
  return { cookies: await notePasswordConfirmed(db, session.claim!.sid, now) }
})
