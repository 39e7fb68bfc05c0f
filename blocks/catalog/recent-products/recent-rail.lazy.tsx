'use client'
import { island } from '@/renderer/island'

export const RecentRail = island('catalog/recent-products/recent-rail', () => import('./recent-rail').then((module) => module.RecentRail))
