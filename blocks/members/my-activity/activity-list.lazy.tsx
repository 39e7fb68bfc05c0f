'use client'
import { island } from '@/renderer/island'

export const ActivityList = island('members/my-activity/activity-list', () =>
  import('./activity-list').then((module) => module.ActivityList),
)
