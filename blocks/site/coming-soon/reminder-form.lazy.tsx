'use client'
import { island } from '@/renderer/island'

export const ReminderForm = island('site/coming-soon/reminder-form', () => import('./reminder-form').then((module) => module.ReminderForm))
