import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { requireStaffAccount } from './require-staff-account'

export const unblockStaff = operation(contracts.unblockStaff, async ({ id, reason }, ctx) => {
  const person = await requireStaffAccount(ctx, id)
  if (!person.blockedAt) throw ctx.fail('notBlocked')
  await ctx.db
    .update(staff)
    .set({ blockedAt: null, version: person.version + 1 })
    .where(eq(staff.id, id))
  ctx.audit('staff.unblock', id, { reason: reason.trim() })
  return { message: '다시 사용할 수 있습니다.' }
})
