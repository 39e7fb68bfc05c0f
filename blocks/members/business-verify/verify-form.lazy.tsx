'use client'
import { island } from '@/renderer/island'

export const VerifyForm = island('members/business-verify/verify-form', () => import('./verify-form').then((module) => module.VerifyForm))
