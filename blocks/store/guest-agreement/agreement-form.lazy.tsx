'use client'
import { island } from '@/renderer/island'

export const AgreementForm = island('store/guest-agreement/agreement-form', () =>
  import('./agreement-form').then((module) => module.AgreementForm),
)
