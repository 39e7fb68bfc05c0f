'use client'
import { island } from '@/renderer/island'

export const RepliesIsland = island('events/event-replies/replies-island', () =>
  import('./replies-island').then((module) => module.RepliesIsland),
)
