'use client'
import { island } from '@/renderer/island'

export const Conversation = island('consulting/consulting-detail/conversation', () =>
  import('./conversation').then((module) => module.Conversation),
)
