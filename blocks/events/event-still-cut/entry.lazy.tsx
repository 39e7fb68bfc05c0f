'use client'
import { island } from '@/renderer/island'

export const EventStillCutEntry = island('events/event-still-cut/entry', () =>
  import('./entry').then((module) => module.EventStillCutEntry),
)
