'use client'
import { island } from '@/renderer/island'

export const LookUp = island('store/guest-order/look-up', () => import('./look-up').then((module) => module.LookUp))
