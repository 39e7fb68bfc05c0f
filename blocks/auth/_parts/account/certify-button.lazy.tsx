'use client'
import { island } from '@/renderer/island'

export const CertifyButton = island('auth/_parts/account/certify-button', () =>
  import('./certify-button').then((module) => module.CertifyButton),
)
