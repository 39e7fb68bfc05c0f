'use client'
import { island } from '@/renderer/island'

export const CompareButton = island('catalog/_parts/compare/compare-button', () =>
  import('./compare-button').then((module) => module.CompareButton),
)
