'use client'
import { island } from '@/renderer/island'

export const BusinessCheck = island('members/agency-join/business-check', () =>
  import('./business-check').then((module) => module.BusinessCheck),
)
