'use client'
import { island } from '@/renderer/island'

export const SampleCard = island('store/sample-list/sample-card', () => import('./sample-card').then((module) => module.SampleCard))
