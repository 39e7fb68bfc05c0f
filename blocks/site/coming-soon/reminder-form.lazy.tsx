'use client'
import dynamic from 'next/dynamic'

export const ReminderForm = dynamic(() => import('./reminder-form').then((module) => module.ReminderForm))
