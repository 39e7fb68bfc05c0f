import * as contracts from '@/schemas/api/members/alarms'
import { operation } from '@/services/kit/service'
import { unreadOf } from './unread-of'

export const countMyAlarms = operation(contracts.countMyAlarms, async (_, ctx) => ({ item: await unreadOf(ctx) }))
