'use client'
import { island } from '@/renderer/island'

export const Stage = island('base/_parts/gallery/stage', () => import('./stage').then((module) => module.Stage))
