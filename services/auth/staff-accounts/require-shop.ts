import { and, eq } from 'drizzle-orm'
import { shops } from '@/services/db/tables/places'
import type { Ctx, Fails } from '@/services/kit/service'

/** The shop that a manager is bound to: null for an administrator, and for an empty id. */
export async function requireShop(
  ctx: Ctx & Fails<'unknownShop'>,
  { role, shopId }: { role: 'adm' | 'mng'; shopId: string },
): Promise<{ id: string; name: string } | null> {
  if (role === 'adm' || shopId === '') return null
  const [found] = await ctx.db
    .select({ id: shops.shopId, name: shops.shopName })
    .from(shops)
    .where(and(eq(shops.siteId, ctx.siteId), eq(shops.shopId, shopId)))
  if (!found) throw ctx.fail('unknownShop')
  return found
}
