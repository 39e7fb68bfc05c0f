'use client'
import { island } from '@/renderer/island'

export const Conversation = island('consulting/consulting-detail/conversation', () =>
  import('./conversation').then((module) => module.Conversation),
)
export const DeleteRequest = island('consulting/consulting-detail/delete-request', () =>
  import('./delete-request').then((module) => module.DeleteRequest),
)
