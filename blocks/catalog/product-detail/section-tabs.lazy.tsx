'use client'
import { island } from '@/renderer/island'

export const SectionTabs = island('catalog/product-detail/section-tabs', () =>
  import('./section-tabs').then((module) => module.SectionTabs),
)
