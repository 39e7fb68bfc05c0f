import { asc, eq } from 'drizzle-orm'
import { staff } from '@/services/db/tables/auth'
import type { Ctx, Fails } from '@/services/kit/service'

/**
 * Holds all administrators until the transaction ends, and fails when the acting one is none any more: of two who take each other's rights
 * at the same moment the second finds its own gone, so that one always remains.
 */
export async function holdAdministrators(ctx: Ctx & Fails<'gone'>): Promise<void> {
  const all = await ctx.db.select().from(staff).where(eq(staff.role, 'adm')).orderBy(asc(staff.id)).for('update')
  const own = all.find(({ id }) => id === ctx.session.staff!.id)
  if (!own || own.blockedAt) throw ctx.fail('gone')
}
