import { and, eq } from 'drizzle-orm'
import { roles } from '@/services/db/tables/auth'
import type { Ctx, Fails } from '@/services/kit/service'

/** The role as it was opened, held until the transaction ends. */
export async function requireRoleVersion(
  ctx: Ctx & Fails<'missing' | 'stale'>,
  { id, version }: { id: string; version: number },
): Promise<typeof roles.$inferSelect> {
  const [role] = await ctx.db
    .select()
    .from(roles)
    .where(and(eq(roles.siteId, ctx.siteId), eq(roles.id, id)))
    .for('update')
  if (!role) throw ctx.fail('missing')
  if (role.version !== version) throw ctx.fail('stale')
  return role
}
