import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { alarms } from '@/services/db/tables/alarms'
import type { Ctx } from '@/services/kit/service'

/** The calling member's alarms: every read and write of them goes through this. */
export const ownAlarms = ({ siteId, session }: Ctx): SQL | undefined =>
  and(eq(alarms.siteId, siteId), eq(alarms.memberNo, session.user!.memberNo))

export const unreadOf = async (ctx: Ctx): Promise<{ unreadCnt: number }> => ({
  unreadCnt: await ctx.db.$count(alarms, and(ownAlarms(ctx), isNull(alarms.readAt))),
})
