'use client'
import { island } from '@/renderer/island'

export const AlarmList = island('members/member-alarms/alarm-list', () => import('./alarm-list').then((module) => module.AlarmList), {
  when: 'load',
})
export const AlarmChoices = island('members/member-alarms/alarm-choices', () =>
  import('./alarm-choices').then((module) => module.AlarmChoices),
)
