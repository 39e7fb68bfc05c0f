'use client'
import { island } from '@/renderer/island'

export const PickButton = island('consulting/shop-detail/pick-button', () => import('./pick-button').then((module) => module.PickButton))
