'use client'
import { island } from '@/renderer/island'

export const CollaboEntry = island('events/event-default/collabo/entry', () => import('./entry').then((module) => module.CollaboEntry))
