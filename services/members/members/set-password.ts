import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/account'
import { ID_FORBIDDEN, ID_TAKEN, memberIdFault } from '@/schemas/rules/members/member-id'
import { passwordFault } from '@/schemas/rules/members/password-fault'
import { isDuplicateKey } from '@/services/db/sql-state'
import { members } from '@/services/db/tables/members'
import { hasForbiddenWord } from '../domain/forbidden-words'
import { endMemberSessionsOf } from '@/services/auth/domain/member-session'
import { isTakenId } from '../domain/new-member'
import { hashPassword } from '@/services/base/passwords'
import { tellOwner } from '@/services/auth/domain/tell-owner'
import { operation } from '@/services/kit/service'
import { requireRules, wrongField } from '@/services/kit/wrong-fields'
import { ownRow } from './own-row'
import { passwordNews } from './password-news'

/** Adds a password to a social account. A member without an id chooses one with it: signing in by password needs an id. */
export const setPassword = operation(contracts.setPassword, async (input, ctx) => {
  const { db, session, now, siteId } = ctx
  const member = await ownRow(db, session)
  const { memberNo } = member
  if (member.passwordHash !== null) throw ctx.fail('already')
  const memberId = member.memberId ?? input.memberId ?? ''
  requireRules({ memberId: memberIdFault(memberId), newPassword: passwordFault(input.newPassword, memberId) })
  if (member.memberId === null) {
    if (await hasForbiddenWord(memberId, ctx)) throw wrongField('memberId', ID_FORBIDDEN)
    if (await isTakenId(db, siteId, memberId)) throw wrongField('memberId', ID_TAKEN)
  }
  const passwordHash = await hashPassword(input.newPassword)
  await db
    .transaction(async (tx) => {
      const set = await tx
        .update(members)
        .set({ passwordHash, memberId, passwordChangedAt: now, passwordRemindAt: null })
        .where(and(eq(members.memberNo, memberNo), isNull(members.passwordHash)))
        .returning({ memberNo: members.memberNo })
      if (set.length === 0) throw ctx.fail('already')
      await endMemberSessionsOf(tx, memberNo, 'password', now, session.claim?.sid)
    })
    .catch((error: unknown) => {
      // Another member took the id meanwhile.
      throw isDuplicateKey(error) ? wrongField('memberId', ID_TAKEN) : error
    })
  ctx.audit('member.setPassword', memberNo)
  ctx.after(() => tellOwner({ ...member, memberId }, passwordNews(), now))
  return {}
})
