import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-resets'
import { staffPasswordResets } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { tellStaff } from '../domain/tell-staff'
import { requireWaitingReset } from './require-waiting-reset'

/** The earlier password holds; the reason is for the audit log, and the person asks who refused. */
export const refuseStaffReset = operation(contracts.refuseStaffReset, async ({ id, reason }, ctx) => {
  const { db, now } = ctx
  const { person, from } = await requireWaitingReset(ctx, id)
  await db.update(staffPasswordResets).set({ endedAt: now, fate: 'refused', nextHash: null }).where(eq(staffPasswordResets.id, id))
  ctx.audit('staff.refuseReset', person.id, { reason: reason.trim() })
  const facts = ['다른 관리자가 거절해 전의 비밀번호가 그대로입니다.']
  ctx.after(tellStaff({ ...person, title: '새 비밀번호가 거절되었습니다.', facts, from }, now))
  return { message: `${person.name}님의 비밀번호 재설정을 거절했습니다. 전의 비밀번호가 그대로입니다.` }
})
