'use client'
import { island } from '@/renderer/island'

export const RemoveTour = island('content/my-tours/remove-tour', () => import('./remove-tour').then((module) => module.RemoveTour))
