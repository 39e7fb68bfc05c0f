'use client'
import { island } from '@/renderer/island'

export const StoryBrowser = island('consulting/consulting-story-list/story-browser', () =>
  import('./story-browser').then((module) => module.StoryBrowser),
)
