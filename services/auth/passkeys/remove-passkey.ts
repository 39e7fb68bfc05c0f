import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/passkeys'
import { signInRules, staff } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { operation } from '@/services/kit/service'
import { dropCodesWithoutFactor } from '../domain/drop-factor'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { hasFactor } from '../domain/has-factor'
import { signInRuleHolds } from '../domain/sign-in-rule'
import { tellStaff } from '../domain/tell-staff'

/** The person is held first: of two who take away the last two passkeys, the second is refused where the role demands one. */
export const removePasskey = operation(contracts.removePasskey, async ({ id }, ctx) => {
  const { db, now } = ctx
  const { id: staffId, sid } = ctx.session.staff!
  const [person] = await db.select().from(staff).where(eq(staff.id, staffId)).for('update')
  const [removed] = await db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning({ name: staffPasskeys.name })
  if (!removed) throw ctx.fail('missing')
  const [rule] = await db
    .select({ needsFactor: signInRules.needsFactor })
    .from(staff)
    .innerJoin(signInRules, signInRuleHolds)
    .where(eq(staff.id, staffId))
  // The call fails as a whole: the passkey stays.
  if (rule?.needsFactor && !(await hasFactor(db, staffId))) throw ctx.fail('needed')
  await dropCodesWithoutFactor(db, staffId)
  const ended = await endStaffSessions(db, { id: staffId, except: sid, now })
  const { name } = removed
  ctx.audit('staff.passkeyOff', staffId, { name, ended })
  ctx.after(
    tellStaff({ ...person!, title: '패스키를 지웠습니다.', facts: [`패스키 이름: ${name}`, `함께 끝낸 다른 로그인: ${ended}개`] }, now),
  )
  return { item: { ended }, message: `패스키 ‘${name}’을 지웠습니다. 기기의 패스키 목록에서도 지워 주세요.` }
})
