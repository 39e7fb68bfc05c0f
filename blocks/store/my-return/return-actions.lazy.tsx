'use client'
import { island } from '@/renderer/island'

export const ReturnActions = island('store/my-return/return-actions', () =>
  import('./return-actions').then((module) => module.ReturnActions),
)
