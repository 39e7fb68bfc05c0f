import { and, eq, inArray, ne } from 'drizzle-orm'
import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/members/recovery'
import { passwordFault } from '@/schemas/rules/members/password-fault'
import { NEW_IS_CURRENT } from '@/schemas/rules/members/password-change'
import { members } from '@/services/db/tables/members'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { inHashQueue } from '@/services/base/hash-queue'
import { hashPassword, isPasswordOf } from '@/services/base/passwords'
import { tellOwner } from '@/services/auth/domain/tell-owner'
import { operation } from '@/services/kit/service'
import { forgiveAccount } from '@/services/auth/domain/limit-tries'
import { requireRules, wrongField } from '@/services/kit/wrong-fields'
import { recoveryOf, takeRecovery } from './recovery-of'
import { passwordNews } from './password-news'

/** Sets another password for one of the verified person's accounts; every sign-in to it ends (S2). */
export const resetPassword = operation(contracts.resetPassword, async ({ id, newPassword }, ctx) => {
  const { db, siteId, now } = ctx
  const memberNos = await recoveryOf(ctx, 'resetPw')
  if (!memberNos) throw ctx.fail('unverified')
  requireRules({ newPassword: passwordFault(newPassword, id) })
  const which = and(
    eq(members.siteId, siteId),
    eq(members.memberId, id),
    ne(members.status, 'WITHDRAWN'),
    inArray(members.memberNo, memberNos.length > 0 ? memberNos : ['']),
  )
  const [member] = await db.select().from(members).where(which)
  if (!member) throw ctx.fail('noMember')
  const isCurrent = member.passwordHash !== null && (await inHashQueue(() => isPasswordOf(member.passwordHash, newPassword)))
  if (isCurrent) throw wrongField('newPassword', NEW_IS_CURRENT)
  const passwordHash = await hashPassword(newPassword)
  const cookies = await db.transaction(async (tx) => {
    const taken = await takeRecovery({ db: tx, session: ctx.session, now, siteId }, 'resetPw')
    if (!taken.memberNos.includes(member.memberNo)) throw ctx.fail('unverified')
    await tx
      .update(members)
      .set({ passwordHash, passwordChangedAt: now, passwordRemindAt: null })
      .where(eq(members.memberNo, member.memberNo))
    await endMemberSessionsOf(tx, member.memberNo, 'password', now)
    // The failed attempts were the owner's, who is verified now.
    await forgiveAccount(tx, { attempt: 'member', loginId: id, ip: requestContext()?.ip ?? '' }, now)
    return taken.cookies
  })
  ctx.audit('member.resetPassword', member.memberNo)
  ctx.after(() => tellOwner(member, passwordNews(), now))
  return { cookies }
})
