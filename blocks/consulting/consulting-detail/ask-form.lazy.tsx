'use client'
import { island } from '@/renderer/island'

export const AskForm = island('consulting/consulting-detail/ask-form', () => import('./ask-form').then((module) => module.AskForm))
