'use client'
import { island } from '@/renderer/island'

export const Coupons = island('store/goods-detail/coupons', () => import('./coupons').then((module) => module.Coupons), { when: 'pressed' })
