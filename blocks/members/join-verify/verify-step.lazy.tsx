'use client'
import { island } from '@/renderer/island'

export const VerifyStep = island('members/join-verify/verify-step', () => import('./verify-step').then((module) => module.VerifyStep))
