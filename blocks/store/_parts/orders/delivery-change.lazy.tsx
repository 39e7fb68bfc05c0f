'use client'
import { island } from '@/renderer/island'

export const DeliveryChange = island('store/_parts/orders/delivery-change', () =>
  import('./delivery-change').then((module) => module.DeliveryChange),
)
