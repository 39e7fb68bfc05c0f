'use client'
import { island } from '@/renderer/island'

export const TermsButton = island('members/_parts/terms/terms-button', () => import('./terms-button').then((module) => module.TermsButton))
