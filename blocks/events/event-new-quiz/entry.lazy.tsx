'use client'
import { island } from '@/renderer/island'

export const EventNewQuizEntry = island('events/event-new-quiz/entry', () => import('./entry').then((module) => module.EventNewQuizEntry))
