'use client'
import { island } from '@/renderer/island'

export const GoodsBrowser = island('store/goods-list/goods-browser', () => import('./goods-browser').then((module) => module.GoodsBrowser))
