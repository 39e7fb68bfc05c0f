'use client'
import { island } from '@/renderer/island'

export const SentTracking = island('store/my-return/sent-tracking', () => import('./sent-tracking').then((module) => module.SentTracking))
