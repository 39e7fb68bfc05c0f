'use client'
import { island } from '@/renderer/island'

export const Carousel = island('base/hero/carousel', () => import('./carousel').then((module) => module.Carousel))
