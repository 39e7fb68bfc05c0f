'use client'
import { island } from '@/renderer/island'

export const ReturnDone = island('store/_parts/returns/return-done', () => import('./return-done').then((module) => module.ReturnDone), {
  when: 'load',
})
