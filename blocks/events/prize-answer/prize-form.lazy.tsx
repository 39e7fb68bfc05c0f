'use client'
import { island } from '@/renderer/island'

export const PrizeForm = island('events/prize-answer/prize-form', () => import('./prize-form').then((module) => module.PrizeForm))
