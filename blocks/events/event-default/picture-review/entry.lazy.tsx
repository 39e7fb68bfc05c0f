'use client'
import { island } from '@/renderer/island'

export const PictureReviewEntry = island('events/event-default/picture-review/entry', () =>
  import('./entry').then((module) => module.PictureReviewEntry),
)
