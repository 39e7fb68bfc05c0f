import { eq } from 'drizzle-orm'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

/** Lets the orders that one member begins at once follow one another: each counts what the others hold. */
export const lockBuyer = async ({ db }: Pick<Ctx, 'db'>, memberNo: string): Promise<void> =>
  void (await db.select({ memberNo: members.memberNo }).from(members).where(eq(members.memberNo, memberNo)).for('no key update'))
