import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/account'
import { changedPasswordFault, CURRENT_EMPTY, CURRENT_WRONG } from '@/schemas/rules/members/password-change'
import { members } from '@/services/db/tables/members'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { hashPassword } from '@/services/base/passwords'
import { tellOwner } from '@/services/auth/domain/tell-owner'
import { operation } from '@/services/kit/service'
import { tryPassword } from '@/services/auth/domain/try-password'
import { requireRules, wrongField } from '@/services/kit/wrong-fields'
import { ownRow } from './own-row'
import { passwordNews } from './password-news'

/** Signs out every other session of the account (S2); the owner gets a mail. */
export const modifyPassword = operation(contracts.modifyPassword, async ({ currPassword, newPassword }, ctx) => {
  const { db, session, now } = ctx
  const member = await ownRow(db, session)
  const { memberNo, memberId, passwordHash } = member
  if (passwordHash === null) throw ctx.fail('none')
  requireRules({
    currPassword: currPassword === '' ? CURRENT_EMPTY : undefined,
    newPassword: changedPasswordFault({ currPassword, newPassword }, memberId ?? ''),
  })
  const { isRight } = await tryPassword(ctx, { attempt: 'password', loginId: memberNo, stored: passwordHash, password: currPassword })
  if (!isRight) throw wrongField('currPassword', CURRENT_WRONG)
  const renewed = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // Of two simultaneous changes, the second no longer has the current password.
    const changed = await tx
      .update(members)
      .set({ passwordHash: renewed, passwordChangedAt: now, passwordRemindAt: null })
      .where(and(eq(members.memberNo, memberNo), eq(members.passwordHash, passwordHash)))
      .returning({ memberNo: members.memberNo })
    if (changed.length === 0) throw wrongField('currPassword', CURRENT_WRONG)
    await endMemberSessionsOf(tx, memberNo, 'password', now, session.claim?.sid)
  })
  ctx.audit('member.changePassword', memberNo)
  ctx.after(() => tellOwner(member, passwordNews(), now))
  return {}
})
