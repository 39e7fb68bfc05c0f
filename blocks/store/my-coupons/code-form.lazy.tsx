'use client'
import { island } from '@/renderer/island'

export const CodeForm = island('store/my-coupons/code-form', () => import('./code-form').then((module) => module.CodeForm))
