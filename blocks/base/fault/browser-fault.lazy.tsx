'use client'
import { island } from '@/renderer/island'

export const BrowserFault = island('base/fault/browser-fault', () => import('./browser-fault').then((m) => m.BrowserFault))
