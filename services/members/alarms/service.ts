import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/members/alarms'
import { listAlarmChoices } from './list-alarm-choices'
import { listMyAlarms } from './list-my-alarms'
import { readAllMyAlarms } from './read-all-my-alarms'
import { saveAlarmChoice } from './save-alarm-choice'
import { readMyAlarm } from './read-my-alarm'
import { unreadOf } from './unread-of'

const countMyAlarms = operation(contracts.countMyAlarms, async (_, ctx) => ({ item: await unreadOf(ctx) }))

export const alarms = service('alarms', [listMyAlarms, countMyAlarms, readMyAlarm, readAllMyAlarms, listAlarmChoices, saveAlarmChoice])
