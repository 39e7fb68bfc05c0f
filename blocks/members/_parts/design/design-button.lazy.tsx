'use client'
import { island } from '@/renderer/island'

export const DesignButton = island('members/_parts/design/design-button', () =>
  import('./design-button').then((module) => module.DesignButton),
)
