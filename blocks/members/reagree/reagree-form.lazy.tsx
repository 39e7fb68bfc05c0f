'use client'
import { island } from '@/renderer/island'

export const ReagreeForm = island('members/reagree/reagree-form', () => import('./reagree-form').then((module) => module.ReagreeForm))
