'use client'
import { island } from '@/renderer/island'

export const Countdown = island('store/_parts/countdown', () => import('./countdown').then((module) => module.Countdown))
