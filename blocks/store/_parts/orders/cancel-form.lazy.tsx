'use client'
import { island } from '@/renderer/island'

export const CancelForm = island('store/_parts/orders/cancel-form', () => import('./cancel-form').then((module) => module.CancelForm))
