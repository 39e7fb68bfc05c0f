'use client'
import { island } from '@/renderer/island'

export const Evaluation = island('consulting/consulting-detail/evaluation', () =>
  import('./evaluation').then((module) => module.Evaluation),
)
