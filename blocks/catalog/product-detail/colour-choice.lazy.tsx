'use client'
import { island } from '@/renderer/island'

export const ColourChoice = island('catalog/product-detail/colour-choice', () =>
  import('./colour-choice').then((module) => module.ColourChoice),
)
