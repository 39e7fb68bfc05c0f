import { and, eq, isNotNull } from 'drizzle-orm'
import { staff } from '@/services/db/tables/auth'
import type { Ctx, Fails } from '@/services/kit/service'

/** Nothing of an account for emergencies is changed in the console: its envelope must open it the next time, too. */
export async function refuseBreakGlass(ctx: Ctx & Fails<'breakGlass'>): Promise<void> {
  const isOne = and(eq(staff.id, ctx.session.staff!.id), isNotNull(staff.breakGlassSeat))
  if ((await ctx.db.$count(staff, isOne)) > 0) throw ctx.fail('breakGlass')
}
