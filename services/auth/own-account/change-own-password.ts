import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/own-account'
import { STAFF_PASSWORD_WORDS, staffPasswordProblem } from '@/schemas/rules/base/staff-password'
import { hashPassword } from '@/services/base/passwords'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { auditRefusal } from '../domain/audit-refusal'
import { tellStaff } from '../domain/tell-staff'
import { tryPassword } from '../domain/try-password'
import { refuseBreakGlass } from '../domain/refuse-break-glass'

const at = (field: string, message: string) => ({ problems: [{ pointer: `/${field}`, message, keyword: 'rule' }] })

/** The other sign-ins end. The hash is exchanged only for the one that was tried, so that of two changes one holds. */
export const changeOwnPassword = operation(contracts.changeOwnPassword, async ({ current, password }, ctx) => {
  await refuseBreakGlass(ctx)
  const { db, now } = ctx
  const { id, sid } = ctx.session.staff!
  const [found] = await db.select().from(staff).where(eq(staff.id, id))
  const person = found!
  const { isRight } = await tryPassword(ctx, { attempt: 'staff-confirm', loginId: id, stored: person.passwordHash, password: current })
  if (!isRight) {
    await auditRefusal(ctx, { action: 'staff.confirmFailed', actor: `staff:${id}`, target: id })
    throw ctx.fail('wrong', at('current', ctx.fail('wrong').message))
  }
  const problem = staffPasswordProblem(password, person.loginId)
  if (problem) throw ctx.fail('weak', at('password', STAFF_PASSWORD_WORDS[problem]))
  if (password.normalize('NFC') === current.normalize('NFC')) throw ctx.fail('same', at('password', ctx.fail('same').message))
  const passwordHash = await hashPassword(password)
  const ended = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(staff)
      .set({ passwordHash, inviteHash: null, inviteExpiresAt: null })
      .where(and(eq(staff.id, id), eq(staff.passwordHash, person.passwordHash)))
      .returning({ id: staff.id })
    if (!changed) throw ctx.fail('gone')
    await tx
      .update(staffSessions)
      .set({ confirmedAt: sql`clock_timestamp()` })
      .where(eq(staffSessions.id, sid))
    return endStaffSessions(tx, { id, except: sid, now })
  })
  ctx.audit('staff.changePassword', id, { ended })
  ctx.after(tellStaff({ ...person, title: '비밀번호가 바뀌었습니다.', facts: [`함께 끝낸 다른 로그인: ${ended}개`] }, now))
  return { item: { ended }, message: '비밀번호를 바꾸었습니다.' }
})
