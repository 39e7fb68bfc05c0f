import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { SEE_AS_MINUTES, SEE_AS_WITHOUT_ROLE } from '@/schemas/rules/auth/see-as'
import { roles, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

/** Holds for this sign-in alone: other browsers of the administrator stay what they are. */
export const startSeeAs = operation(contracts.startSeeAs, async ({ id }, ctx) => {
  const { db, siteId, session, now } = ctx
  const [role] = await db
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.siteId, siteId), eq(roles.id, id)))
  if (!role && id !== SEE_AS_WITHOUT_ROLE) throw ctx.fail('missing')
  const until = new Date(now.getTime() + SEE_AS_MINUTES * 60_000)
  await db.update(staffSessions).set({ seesAs: id, seesAsUntil: until }).where(eq(staffSessions.id, session.staff!.sid))
  ctx.audit('role.seeAs', id, { name: role?.name ?? '역할이 없는 매니저', until: until.toISOString() })
  return { item: { until: until.toISOString() } }
})
