'use client'
import { island } from '@/renderer/island'

export const Restock = island('store/goods-detail/restock', () => import('./restock').then((module) => module.Restock), { when: 'pressed' })
