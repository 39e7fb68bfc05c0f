'use client'
import { island } from '@/renderer/island'

export const ResetForm = island('members/password-reset/reset-form', () => import('./reset-form').then((module) => module.ResetForm))
