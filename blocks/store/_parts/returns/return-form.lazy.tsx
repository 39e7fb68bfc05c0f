'use client'
import { island } from '@/renderer/island'

export const ReturnForm = island('store/_parts/returns/return-form', () => import('./return-form').then((module) => module.ReturnForm))
