'use client'
import { island } from '@/renderer/island'

export const VerifyButton = island('auth/_parts/recovery/verify-button', () =>
  import('./verify-button').then((module) => module.VerifyButton),
)
