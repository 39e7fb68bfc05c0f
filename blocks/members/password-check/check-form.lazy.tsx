'use client'
import { island } from '@/renderer/island'

export const CheckForm = island('members/password-check/check-form', () => import('./check-form').then((module) => module.CheckForm))
