'use client'
import { island } from '@/renderer/island'

export const EventJoinEntry = island('events/event-join/entry', () => import('./entry').then((module) => module.EventJoinEntry))
