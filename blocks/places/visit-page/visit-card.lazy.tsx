'use client'
import { island } from '@/renderer/island'

export const VisitCard = island('consulting/visit-page/visit-card', () => import('./visit-card').then((module) => module.VisitCard))
