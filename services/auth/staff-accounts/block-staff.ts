import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { holdAdministrators } from '../domain/hold-administrators'
import { requireStaffAccount } from './require-staff-account'

/** Ends every session, and the invitation with them. Nobody blocks themselves, so that one administrator always remains. */
export const blockStaff = operation(contracts.blockStaff, async ({ id, reason }, ctx) => {
  const { db, now } = ctx
  if (ctx.session.staff!.id === id) throw ctx.fail('self')
  await holdAdministrators(ctx)
  const person = await requireStaffAccount(ctx, id)
  if (person.blockedAt) throw ctx.fail('already')
  await db
    .update(staff)
    .set({ blockedAt: now, inviteHash: null, inviteExpiresAt: null, version: person.version + 1 })
    .where(eq(staff.id, id))
  await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.staffId, id), isNull(staffSessions.endedAt)))
  ctx.audit('staff.block', id, { reason: reason.trim() })
  return { message: '사용을 중지하고 모든 로그인을 끝냈습니다.' }
})
