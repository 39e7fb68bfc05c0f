import { and, eq } from 'drizzle-orm'
import { roles } from '@/services/db/tables/auth'
import type { Ctx, Fails } from '@/services/kit/service'

/** The role as it is stored: null for an administrator, who needs none, and for an empty id. */
export async function requireRole(
  ctx: Ctx & Fails<'unknownRole'>,
  { role, roleId }: { role: 'adm' | 'mng'; roleId: string },
): Promise<{ id: string; name: string } | null> {
  if (role === 'adm' || roleId === '') return null
  const [found] = await ctx.db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(and(eq(roles.siteId, ctx.siteId), eq(roles.id, roleId)))
  if (!found) throw ctx.fail('unknownRole')
  return found
}
