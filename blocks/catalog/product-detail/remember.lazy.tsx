'use client'
import { island } from '@/renderer/island'

export const Remember = island('catalog/product-detail/remember', () => import('./remember').then((module) => module.Remember))
