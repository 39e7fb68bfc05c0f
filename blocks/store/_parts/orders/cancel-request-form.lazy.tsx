'use client'
import { island } from '@/renderer/island'

export const CancelRequestForm = island('store/_parts/orders/cancel-request-form', () =>
  import('./cancel-request-form').then((module) => module.CancelRequestForm),
)
