'use client'
import { island } from '@/renderer/island'

export const StoryEntry = island('events/event-default/story/entry', () => import('./entry').then((module) => module.StoryEntry))
