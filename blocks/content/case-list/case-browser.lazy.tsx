'use client'
import { island } from '@/renderer/island'

export const CaseBrowser = island('content/case-list/case-browser', () => import('./case-browser').then((module) => module.CaseBrowser))
