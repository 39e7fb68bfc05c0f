import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/session'
import { WARN_FROM } from '@/schemas/rules/auth/tries-left'
import { isPasswordChangeDue } from '@/schemas/rules/auth/is-password-change-due'
import { members } from '@/services/db/tables/members'
import { sessionUserOf } from '../domain/session-user-of'
import { hashPassword, isOldPasswordHash } from '@/services/base/passwords'
import { operation } from '@/services/kit/service'
import { signInAs } from '../domain/sign-in-as'
import { tryPassword } from '../domain/try-password'

/** One answer, and one duration, for an unknown id and a wrong password (E-LOGIN-5, S5). */
export const signIn = operation(contracts.signIn, async ({ memberId: typed, password, keepLogin = false }, ctx) => {
  const { db, now, siteId } = ctx
  // Phones capitalise the first letter; ids have no capitals.
  const memberId = typed.toLowerCase()
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.memberId, memberId)))
  const stored = member?.passwordHash ?? null
  const closed = contracts.signIn.errors!.tooMany
  const { isRight, left } = await tryPassword(ctx, { attempt: 'member', loginId: memberId, stored, password, closed })
  if (!member || stored === null || !isRight) {
    ctx.log.info({ event: 'sign-in-failed' }, 'a sign-in of a member failed')
    throw ctx.fail('wrong', left <= WARN_FROM ? { item: { triesLeft: left } } : {})
  }

  const { memberNo, status } = member
  if (status === 'WITHDRAWN') throw ctx.fail('withdrawn')
  if (status === 'DORMANT') throw ctx.fail('dormant', { item: { code: 'LO012' } })
  if (status === 'BLOCKED') throw ctx.fail('blocked')
  const anew = isOldPasswordHash(stored) ? await hashPassword(password) : stored
  const cookies = await db.transaction(async (tx) => {
    // A password that was changed meanwhile, or a withdrawn account, opens no session.
    const isUnchanged = sql`${members.passwordChangedAt} is not distinct from ${member.passwordChangedAt}`
    const still = and(eq(members.memberNo, memberNo), eq(members.status, 'NORMAL'), isUnchanged)
    const [held] = await tx.update(members).set({ passwordHash: anew }).where(still).returning({ memberNo: members.memberNo })
    if (!held) throw ctx.fail('wrong')
    return signInAs(ctx, { memberNo, keepLogin }, tx)
  })
  ctx.audit('member.signIn', memberNo)
  const changePassLater = isPasswordChangeDue(member, now) ? ('Y' as const) : ('N' as const)
  return { item: { ...sessionUserOf(member, now), changePassLater }, cookies }
})
