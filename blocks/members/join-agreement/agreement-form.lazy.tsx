'use client'
import { island } from '@/renderer/island'

export const AgreementForm = island('members/join-agreement/agreement-form', () =>
  import('./agreement-form').then((module) => module.AgreementForm),
)
