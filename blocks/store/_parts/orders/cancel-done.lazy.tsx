'use client'
import { island } from '@/renderer/island'

export const CancelDone = island('store/_parts/orders/cancel-done', () => import('./cancel-done').then((module) => module.CancelDone), {
  when: 'load',
})
