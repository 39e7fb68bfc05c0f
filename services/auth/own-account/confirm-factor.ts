import { and, eq, isNotNull } from 'drizzle-orm'
import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/auth/own-account'
import { staff, staffTotps } from '@/services/db/tables/auth'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { operation } from '@/services/kit/service'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { isLateOneTimeCode, oneTimeCodeStep } from '../domain/one-time-code'
import { renewRecoveryCodes } from '../domain/recovery-codes'
import { refusedCode } from '../domain/refused-code'
import { tellStaff } from '../domain/tell-staff'

const MOST_IN_AN_HOUR = 60

/** The code that confirms the telephone is used up with it. The other sign-ins end, and the codes of the earlier telephone with them. */
export const confirmFactor = operation(contracts.confirmFactor, async ({ code: typed }, ctx) => {
  const { db, now } = ctx
  const { id, sid } = ctx.session.staff!
  await limitCalls(db, { what: 'staff-factor', who: `${id} ${requestContext()?.ip ?? ''}`, most: MOST_IN_AN_HOUR, span: HOUR }, now)
  const code = typed.replace(/\s/g, '')
  const codes = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ secret: staffTotps.nextSecret })
      .from(staffTotps)
      .where(and(eq(staffTotps.staffId, id), isNotNull(staffTotps.nextSecret)))
      .for('update')
    if (!row?.secret) throw ctx.fail('missing')
    const step = /^\d{6}$/.test(code) ? oneTimeCodeStep(row.secret, code, now) : undefined
    if (step === undefined) throw refusedCode(ctx, /^\d{6}$/.test(code) && isLateOneTimeCode(row.secret, code, now) ? 'late' : 'wrong')
    await tx
      .update(staffTotps)
      .set({ secret: row.secret, nextSecret: null, lastStep: step, confirmedAt: now })
      .where(eq(staffTotps.staffId, id))
    await endStaffSessions(tx, { id, except: sid, now })
    return renewRecoveryCodes(tx, id)
  })
  const [person] = await db.select().from(staff).where(eq(staff.id, id))
  ctx.audit('staff.factor', id)
  ctx.after(tellStaff({ ...person!, title: '2단계 인증을 등록했습니다.' }, now))
  return { item: { codes }, message: '2단계 인증을 등록했습니다.' }
})
