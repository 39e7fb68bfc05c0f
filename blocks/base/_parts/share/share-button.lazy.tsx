'use client'
import { island } from '@/renderer/island'

export const ShareButton = island('base/_parts/share/share-button', () => import('./share-button').then((module) => module.ShareButton), {
  when: 'wanted',
})
