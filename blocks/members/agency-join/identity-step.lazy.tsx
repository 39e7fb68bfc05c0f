'use client'
import { island } from '@/renderer/island'

export const IdentityStep = island('members/agency-join/identity-step', () =>
  import('./identity-step').then((module) => module.IdentityStep),
)
