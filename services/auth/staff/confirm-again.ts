import { and, eq, isNotNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-sign-in'
import { staff, staffSessions, staffTotps } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { refusedCode } from '../domain/refused-code'
import { auditRefusal } from '../domain/audit-refusal'
import { tryCode } from '../domain/try-code'
import { tryPassword } from '../domain/try-password'

export const confirmAgain = operation(contracts.confirmAgain, async ({ by, word }, ctx) => {
  const { db } = ctx
  const { id, sid } = ctx.session.staff!
  const refused = () => auditRefusal(ctx, { action: 'staff.confirmFailed', actor: `staff:${id}`, target: id })
  if (by === 'password') {
    const [person] = await db.select({ passwordHash: staff.passwordHash }).from(staff).where(eq(staff.id, id))
    const { isRight } = await tryPassword(ctx, { attempt: 'staff-confirm', loginId: id, stored: person?.passwordHash, password: word })
    if (!isRight) {
      await refused()
      const { message } = ctx.fail('wrong')
      throw ctx.fail('wrong', { problems: [{ pointer: '/word', message, keyword: 'rule' }] })
    }
  } else {
    if ((await db.$count(staffTotps, and(eq(staffTotps.staffId, id), isNotNull(staffTotps.confirmedAt)))) === 0) throw ctx.fail('noFactor')
    const { fate } = await tryCode(ctx, id, word)
    if (fate !== 'right') {
      await refused()
      throw refusedCode(ctx, fate, 'word')
    }
  }
  await db
    .update(staffSessions)
    .set({ confirmedAt: sql`clock_timestamp()` })
    .where(eq(staffSessions.id, sid))
  ctx.audit('staff.confirm', id, { factor: by === 'password' ? 'password' : 'telephone' })
  return {}
})
