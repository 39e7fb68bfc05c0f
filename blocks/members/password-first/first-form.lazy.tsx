'use client'
import { island } from '@/renderer/island'

export const FirstForm = island('members/password-first/first-form', () => import('./first-form').then((module) => module.FirstForm))
