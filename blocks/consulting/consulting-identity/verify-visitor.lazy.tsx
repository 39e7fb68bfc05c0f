'use client'
import { island } from '@/renderer/island'

export const VerifyVisitor = island('consulting/consulting-identity/verify-visitor', () =>
  import('./verify-visitor').then((module) => module.VerifyVisitor),
)
