'use client'
import { island } from '@/renderer/island'

export const TabSet = island('base/tabs/tab-set', () => import('./tab-set').then((module) => module.TabSet))
