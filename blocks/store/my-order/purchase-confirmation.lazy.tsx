'use client'
import { island } from '@/renderer/island'

export const PurchaseConfirmation = island('store/my-order/purchase-confirmation', () =>
  import('./purchase-confirmation').then((module) => module.PurchaseConfirmation),
)
