'use client'
import { island } from '@/renderer/island'

export const RepliesIsland = island('content/_parts/replies/replies-island', () =>
  import('./replies-island').then((module) => module.RepliesIsland),
)
