'use client'
import { island } from '@/renderer/island'

export const Remember = island('store/goods-detail/remember', () => import('./remember').then((module) => module.Remember))
