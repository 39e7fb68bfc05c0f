'use client'
import { island } from '@/renderer/island'

export const PayPage = island('store/pay-link/pay-page', () => import('./pay-page').then((module) => module.PayPage), {
  when: 'load',
})
