'use client'
import { island } from '@/renderer/island'

export const Progress = island('store/payment-progress/progress', () => import('./progress').then((module) => module.Progress), {
  when: 'load',
})
