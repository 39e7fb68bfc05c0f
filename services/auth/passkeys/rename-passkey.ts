import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/passkeys'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { operation } from '@/services/kit/service'

export const renamePasskey = operation(contracts.renamePasskey, async ({ id, name: typed }, ctx) => {
  const staffId = ctx.session.staff!.id
  const name = typed.trim().normalize('NFC')
  const [renamed] = await ctx.db
    .update(staffPasskeys)
    .set({ name })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning({ id: staffPasskeys.id })
  if (!renamed) throw ctx.fail('missing')
  ctx.audit('staff.passkeyName', staffId, { name })
  return { message: `패스키 이름을 ‘${name}’으로 바꾸었습니다.` }
})
