'use client'
import { island } from '@/renderer/island'

export const EventVideoQuizEntry = island('events/event-video-quiz/entry', () =>
  import('./entry').then((module) => module.EventVideoQuizEntry),
)
