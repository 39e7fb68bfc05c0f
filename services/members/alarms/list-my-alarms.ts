import { desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/alarms'
import { alarms } from '@/services/db/tables/alarms'
import { operation } from '@/services/kit/service'
import { ownAlarms, unreadOf } from './unread-of'

export const listMyAlarms = operation(contracts.listMyAlarms, async ({ page = 1, size = 20 }, ctx) => {
  const rows = await ctx.db
    .select()
    .from(alarms)
    .where(ownAlarms(ctx))
    .orderBy(desc(alarms.raisedAt), desc(alarms.alarmSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map(({ alarmSeq, kind, title, link, readAt, raisedAt }) => ({
      SEQ: alarmSeq,
      KIND: kind,
      TITLE: title,
      LINK: link,
      READ_YN: readAt ? ('Y' as const) : ('N' as const),
      REG_DT: raisedAt.toISOString(),
    })),
    item: await unreadOf(ctx),
    totalCount: await ctx.db.$count(alarms, ownAlarms(ctx)),
  }
})
