'use client'
import { island } from '@/renderer/island'

export const TermsButton = island('base/_parts/terms/terms-button', () => import('./terms-button').then((module) => module.TermsButton))
