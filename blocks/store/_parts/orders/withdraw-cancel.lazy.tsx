'use client'
import { island } from '@/renderer/island'

export const WithdrawCancel = island('store/_parts/orders/withdraw-cancel', () =>
  import('./withdraw-cancel').then((module) => module.WithdrawCancel),
)
