'use client'
import { island } from '@/renderer/island'

export const RecentRail = island('store/recent-goods/recent-rail', () => import('./recent-rail').then((module) => module.RecentRail))
