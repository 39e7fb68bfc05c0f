'use client'
import { island } from '@/renderer/island'

export const EventWordCardQuizEntry = island('events/event-word-card-quiz/entry', () =>
  import('./entry').then((module) => module.EventWordCardQuizEntry),
)
