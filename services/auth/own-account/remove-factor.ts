import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/own-account'
import { hasPasskey } from '../domain/has-passkey'
import { signInRules, staff, staffTotps } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { dropCodesWithoutFactor } from '../domain/drop-factor'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { refusedCode } from '../domain/refused-code'
import { signInRuleHolds } from '../domain/sign-in-rule'
import { auditRefusal } from '../domain/audit-refusal'
import { tellStaff } from '../domain/tell-staff'
import { tryCode } from '../domain/try-code'

/** By a code of the telephone, or a recovery code: a console that was left open does not take the second step away. */
export const removeFactor = operation(contracts.removeFactor, async ({ code }, ctx) => {
  const { db, now } = ctx
  const { id, sid } = ctx.session.staff!
  const [found] = await db
    .select({ person: staff, factorAt: staffTotps.confirmedAt, needsFactor: signInRules.needsFactor, hasPasskey })
    .from(staff)
    .leftJoin(staffTotps, eq(staffTotps.staffId, staff.id))
    .leftJoin(signInRules, signInRuleHolds)
    .where(eq(staff.id, id))
  const { person, factorAt, needsFactor, hasPasskey: isLeft } = found!
  if (!factorAt) throw ctx.fail('missing')
  if (needsFactor && !isLeft) throw ctx.fail('needed')
  const { fate } = await tryCode(ctx, id, code)
  if (fate !== 'right') {
    await auditRefusal(ctx, { action: 'staff.confirmFailed', actor: `staff:${id}`, target: id })
    throw refusedCode(ctx, fate)
  }
  await db.transaction(async (tx) => {
    await tx.delete(staffTotps).where(eq(staffTotps.staffId, id))
    await dropCodesWithoutFactor(tx, id)
    await endStaffSessions(tx, { id, except: sid, now })
  })
  ctx.audit('staff.factorOff', id)
  ctx.after(tellStaff({ ...person, title: '2단계 인증을 껐습니다.' }, now))
  return { message: '2단계 인증을 껐습니다.' }
})
