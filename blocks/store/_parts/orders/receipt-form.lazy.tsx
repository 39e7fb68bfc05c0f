'use client'
import { island } from '@/renderer/island'

export const ReceiptForm = island('store/_parts/orders/receipt-form', () => import('./receipt-form').then((module) => module.ReceiptForm))
