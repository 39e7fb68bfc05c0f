'use client'
import { island } from '@/renderer/island'

export const EventQuizChoiceEntry = island('events/event-quiz-choice/entry', () =>
  import('./entry').then((module) => module.EventQuizChoiceEntry),
)
