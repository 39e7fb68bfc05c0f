'use client'
import { island } from '@/renderer/island'

export const FinderBrowser = island('consulting/shop-finder/finder-browser', () =>
  import('./finder-browser').then((module) => module.FinderBrowser),
)
