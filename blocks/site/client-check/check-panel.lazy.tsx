'use client'
import { island } from '@/renderer/island'

export const CheckPanel = island('site/client-check/check-panel', () => import('./check-panel').then((m) => m.CheckPanel))
