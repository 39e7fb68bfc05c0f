'use client'
import { island } from '@/renderer/island'

export const DeleteRequest = island('consulting/consulting-detail/delete-request', () =>
  import('./delete-request').then((module) => module.DeleteRequest),
)
