'use client'
import { island } from '@/renderer/island'

export const EventConstructionCaseEntry = island('events/event-construction-case/entry', () =>
  import('./entry').then((module) => module.EventConstructionCaseEntry),
)
