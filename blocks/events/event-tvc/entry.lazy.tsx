'use client'
import { island } from '@/renderer/island'

export const EventTvcEntry = island('events/event-tvc/entry', () => import('./entry').then((module) => module.EventTvcEntry))
