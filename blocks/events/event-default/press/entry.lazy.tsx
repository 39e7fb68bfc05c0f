'use client'
import { island } from '@/renderer/island'

export const PressEntry = island('events/event-default/press/entry', () => import('./entry').then((module) => module.PressEntry))
