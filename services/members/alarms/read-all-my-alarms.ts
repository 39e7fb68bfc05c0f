import { and, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/alarms'
import { alarms } from '@/services/db/tables/alarms'
import { operation } from '@/services/kit/service'
import { ownAlarms, unreadOf } from './unread-of'

export const readAllMyAlarms = operation(contracts.readAllMyAlarms, async (_, ctx) => {
  await ctx.db
    .update(alarms)
    .set({ readAt: ctx.now })
    .where(and(ownAlarms(ctx), isNull(alarms.readAt)))
  return { item: await unreadOf(ctx) }
})
