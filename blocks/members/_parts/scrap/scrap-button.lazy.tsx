'use client'
import { island } from '@/renderer/island'

export const ScrapButton = island(
  'members/_parts/scrap/scrap-button',
  () => import('./scrap-button').then((module) => module.ScrapButton),
  {
    when: 'pressed',
  },
)
