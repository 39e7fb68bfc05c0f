'use client'
import { island } from '@/renderer/island'

export const ResultPanel = island('auth/identity-result/result-panel', () => import('./result-panel').then((module) => module.ResultPanel))
