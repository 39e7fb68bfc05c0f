import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/alarms'
import { alarms } from '@/services/db/tables/alarms'
import { operation } from '@/services/kit/service'
import { ownAlarms, unreadOf } from './unread-of'

/** The moment of the first reading stays. */
export const readMyAlarm = operation(contracts.readMyAlarm, async ({ alarmSeq }, ctx) => {
  const read = await ctx.db
    .update(alarms)
    .set({ readAt: sql`coalesce(${alarms.readAt}, ${ctx.now.toISOString()})` })
    .where(and(ownAlarms(ctx), eq(alarms.alarmSeq, alarmSeq)))
    .returning({ alarmSeq: alarms.alarmSeq })
  if (read.length === 0) throw ctx.fail('missing')
  return { item: await unreadOf(ctx) }
})
