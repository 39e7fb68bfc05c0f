'use client'
import { island } from '@/renderer/island'

export const BuyBox = island('store/goods-detail/buy-box', () => import('./buy-box').then((module) => module.BuyBox))
