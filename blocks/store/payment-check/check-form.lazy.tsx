'use client'
import { island } from '@/renderer/island'

export const CheckForm = island('store/payment-check/check-form', () => import('./check-form').then((module) => module.CheckForm))
