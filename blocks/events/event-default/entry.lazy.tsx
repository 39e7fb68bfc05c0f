'use client'
import { island } from '@/renderer/island'

export const EventDefaultEntry = island('events/event-default/entry', () => import('./entry').then((module) => module.EventDefaultEntry))
