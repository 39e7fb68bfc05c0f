import { eq } from 'drizzle-orm'
import { staff } from '@/services/db/tables/auth'
import type { Ctx, Fails } from '@/services/kit/service'

/** The account, held until the transaction ends. */
export async function requireStaffAccount(ctx: Ctx & Fails<'missing'>, id: string): Promise<typeof staff.$inferSelect> {
  const [person] = await ctx.db.select().from(staff).where(eq(staff.id, id)).for('update')
  if (!person) throw ctx.fail('missing')
  return person
}
