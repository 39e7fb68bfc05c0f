'use client'
import { island } from '@/renderer/island'

export const EditLink = island('content/case-detail/edit-link', () => import('./edit-link').then((module) => module.EditLink), {
  when: 'signed-in',
})
