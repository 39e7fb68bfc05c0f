'use client'
import { island } from '@/renderer/island'

export const PhotoStage = island('base/_parts/gallery/photo-stage', () => import('./stage-frame').then((module) => module.StageFrame))
