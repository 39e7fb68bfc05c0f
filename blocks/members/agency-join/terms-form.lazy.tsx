'use client'
import { island } from '@/renderer/island'

export const TermsForm = island('members/agency-join/terms-form', () => import('./terms-form').then((module) => module.TermsForm))
