'use client'
import { island } from '@/renderer/island'

export const StartChoice = island('consulting/consulting-start/start-choice', () =>
  import('./start-choice').then((module) => module.StartChoice),
)
