import { and, eq, gt, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { STAFF_PASSWORD_WORDS, staffPasswordProblem } from '@/schemas/rules/base/staff-password'
import { hashPassword } from '@/services/base/passwords'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { tellStaff } from '../domain/tell-staff'
import { invitationHash } from './invitation'

/** The key is used once: of two at the same moment, one chooses the password. Sessions of an earlier password end. */
export const acceptInvite = operation(contracts.acceptInvite, async ({ key, password }, ctx) => {
  const { db, now } = ctx
  const isOpen = and(eq(staff.inviteHash, invitationHash(key)), gt(staff.inviteExpiresAt, now), isNull(staff.blockedAt))
  const [person] = await db.select().from(staff).where(isOpen)
  if (!person) throw ctx.fail('ended')
  const problem = staffPasswordProblem(password, person.loginId)
  if (problem) {
    const words = STAFF_PASSWORD_WORDS[problem]
    throw ctx.fail('weak', { problems: [{ pointer: '/password', message: words, keyword: 'rule' }] })
  }
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .update(staff)
      .set({ passwordHash, inviteHash: null, inviteExpiresAt: null })
      .where(isOpen)
      .returning({ id: staff.id })
    if (!taken) throw ctx.fail('ended')
    await tx
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(eq(staffSessions.staffId, person.id), isNull(staffSessions.endedAt)))
  })
  ctx.audit('staff.accept', person.id)
  ctx.after(tellStaff({ ...person, title: '링크로 비밀번호를 정했습니다.' }, now))
  return { item: { loginId: person.loginId } }
})
