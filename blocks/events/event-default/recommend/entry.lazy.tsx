'use client'
import { island } from '@/renderer/island'

export const RecommendEntry = island('events/event-default/recommend/entry', () =>
  import('./entry').then((module) => module.RecommendEntry),
)
