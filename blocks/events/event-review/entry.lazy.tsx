'use client'
import { island } from '@/renderer/island'

export const EventReviewEntry = island('events/event-review/entry', () => import('./entry').then((module) => module.EventReviewEntry))
