'use client'
import { island } from '@/renderer/island'

export const MbtiEntry = island('events/event-default/mbti/entry', () => import('./entry').then((module) => module.MbtiEntry))
