'use client'
import { island } from '@/renderer/island'

export const TourEditor = island('content/tour-editor/tour-editor', () => import('./tour-editor').then((module) => module.TourEditor), {
  when: 'load',
})
