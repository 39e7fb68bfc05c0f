'use client'
import { island } from '@/renderer/island'

export const PopupCard = island('site/popup-layer/popup-card', () => import('./popup-card').then((m) => m.PopupCard))
