'use client'
import { island } from '@/renderer/island'

export const FittingRail = island('catalog/fitting-products/fitting-rail', () =>
  import('./fitting-rail').then((module) => module.FittingRail),
)
