'use client'
import { island } from '@/renderer/island'

export const SaidWords = island('store/payment-failed/said-words', () => import('./said-words').then((module) => module.SaidWords), {
  when: 'load',
})
