import { service } from '@/services/kit/service'
import { countMyAlarms } from './count-my-alarms'
import { listAlarmChoices } from './list-alarm-choices'
import { listMyAlarms } from './list-my-alarms'
import { readAllMyAlarms } from './read-all-my-alarms'
import { saveAlarmChoice } from './save-alarm-choice'
import { viewMyAlarm } from './view-my-alarm'

export const alarms = service('alarms', [listMyAlarms, countMyAlarms, viewMyAlarm, readAllMyAlarms, listAlarmChoices, saveAlarmChoice])
