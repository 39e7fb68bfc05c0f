import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

/** Whoever sees as nobody else is left as they are: a second press, or a time that was over. */
export const endSeeAs = operation(contracts.endSeeAs, async (_, ctx) => {
  const { db, session } = ctx
  const { sid, seeing } = session.staff!
  if (!seeing) return {}
  await db.update(staffSessions).set({ seesAs: null, seesAsUntil: null }).where(eq(staffSessions.id, sid))
  ctx.audit('role.seeAsEnd', sid, { name: seeing.name })
  return {}
})
