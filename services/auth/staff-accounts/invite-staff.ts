import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { newInvitation } from './invitation'
import { requireStaffAccount } from './require-staff-account'

export const inviteStaff = operation(contracts.inviteStaff, async ({ id }, ctx) => {
  const person = await requireStaffAccount(ctx, id)
  if (person.breakGlassSeat !== null) throw ctx.fail('breakGlass')
  if (person.blockedAt) throw ctx.fail('blocked')
  const { stored, sent } = newInvitation(ctx.now)
  await ctx.db.update(staff).set(stored).where(eq(staff.id, id))
  ctx.audit('staff.invite', id)
  return { item: { id, ...sent } }
})
