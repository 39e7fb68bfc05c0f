'use client'
import { island } from '@/renderer/island'

export const OrderPage = island('store/order-form/order-page', () => import('./order-page').then((module) => module.OrderPage), {
  when: 'load',
})
