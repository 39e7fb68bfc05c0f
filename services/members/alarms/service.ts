import { service } from '@/services/kit/service'
import { countMyAlarms } from './count-my-alarms'
import { listAlarmChoices } from './list-alarm-choices'
import { listMyAlarms } from './list-my-alarms'
import { readAllMyAlarms } from './read-all-my-alarms'
import { saveAlarmChoice } from './save-alarm-choice'
import { readMyAlarm } from './read-my-alarm'

export const alarms = service('alarms', [listMyAlarms, countMyAlarms, readMyAlarm, readAllMyAlarms, listAlarmChoices, saveAlarmChoice])
